/**
 * The firm's logo mark: an organisation drawn as a banyan tree, three arches on aerial roots.
 * The header, the icons and the social cards all use it.
 */
export const mark = {
  viewBox: '0 0 32 32',
  roots:
    'M3 28V16a6.5 6.5 0 0 1 13 0v12M16 28V16a6.5 6.5 0 0 1 13 0v12M9.5 28V12a6.5 6.5 0 0 1 13 0v16',
  rootsWidth: 2,
  ground: 'M1 29h30',
  groundWidth: 2.5,
} as const;
