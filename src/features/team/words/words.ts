import { address, line, template } from '../../../content/words/define.ts';

/** Words of members of the team. */
export const words = {
  firm: {
    admissions: line('label'),
    languages: line('label'),
    memberOffice: line('label of the office of a person'),
    memberRole: template('member of the team with the role', 'name', 'role'),
    askedAbout: line('label of what a member is asked about most'),
    qualifications: line('label'),
    memberships: line('label of professional bodies'),
  },
  addresses: {
    team: address('team'),
  },
  search: {
    team: line('group of results'),
  },
};
