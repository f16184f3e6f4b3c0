import { address, line, template } from '../../content/words/define.ts';

/** Words of members of the team. */
export const words = {
  firm: {
    admissions: line('label', { en: 'Admitted', de: 'Zulassung', hi: 'पंजीकरण' }),
    languages: line('label', { en: 'Languages', de: 'Sprachen', hi: 'भाषाएँ' }),
    memberOffice: line('label of the office of a person', {
      en: 'Office',
      de: 'Standort',
      hi: 'कार्यालय',
    }),
    memberRole: template('member of the team with the role', ['name', 'role'], {
      en: '{name}, {role}',
      de: '{name}, {role}',
      hi: '{name}, {role}',
    }),
    askedAbout: line('label of what a member is asked about most', {
      en: 'Asked about most',
      de: 'Häufigste Fragen',
      hi: 'सबसे ज़्यादा पूछे जाने वाले विषय',
    }),
    qualifications: line('label', { en: 'Qualifications', de: 'Qualifikationen', hi: 'योग्यताएँ' }),
    memberships: line('label of professional bodies', {
      en: 'Memberships',
      de: 'Mitgliedschaften',
      hi: 'सदस्यताएँ',
    }),
  },
  addresses: {
    team: address('team', { en: 'team', de: 'team', hi: 'hamari-team' }),
  },
  search: {
    team: line('group of results', { en: 'People', de: 'Personen', hi: 'लोग' }),
  },
};
