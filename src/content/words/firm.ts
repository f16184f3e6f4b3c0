import { line, section, template } from './define.ts';

/** The firm itself: home, who we are, team, contact. */
export const firm = section('home page, page about the firm, team, contact', {
  exploreServices: line('button at the top of the home page'),
  downToServices: line('accessible name of the arrow at the top of the home page'),
  atAGlance: line('heading of the facts about the firm'),
  meetTheTeam: line('link'),
  readMission: line('link'),
  telephone: line('label'),
  replyTime: line('label of how soon messages are answered'),
  admissions: line('label'),
  languages: line('label'),
  memberOffice: line('label of the office of a person'),
  memberRole: template('member of the team with the role', 'name', 'role'),
  askedAbout: line('label of what a member is asked about most'),
  qualifications: line('label'),
  memberships: line('label of professional bodies'),
  careers: line('label of the e-mail address for applicants'),
  addressBook: line('label of the link to the vCard'),
  returnHome: line('button on the page for an unknown address'),
});
