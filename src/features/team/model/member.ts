import { z } from 'zod';
import {
  languageTag,
  mailbox,
  phone,
  textWhere,
  webAddress,
} from '../../../content/code-fields.ts';
import { collectTexts, defineKind } from '../../../content/define-kind.ts';
import {
  head,
  list,
  order,
  picture,
  pictureFocus,
  reference,
  sample,
  text,
} from '../../../content/fields.ts';
import { quote } from '../../../content/problem.ts';

const memberSchema = z.strictObject({
  order,
  name: text('whole name as the site shows it, with Dr. and LL.M.', 2, 80),
  title: text('the part of the name that is the title, such as Dr.', 1, 30).optional(),
  surname: text(
    'the part of the name that is the surname, such as von Stetten; if omitted, the last word',
    1,
    60,
  )
    .meta({ shared: true })
    .optional(),
  suffix: text('the part of the name that follows the surname, such as LL.M.', 1, 30)
    .meta({ shared: true })
    .optional(),
  role: text('role in the firm', 2, 80),
  office: reference('offices', 'file name of the office of the person').optional(),
  phone: phone('phone number of the person, with a plus sign and the country code').optional(),
  email: mailbox('e-mail address of the person').optional(),
  languages: list(
    'languages that the person speaks',
    [],
    languageTag('language that the person speaks, as a code such as pl for Polish'),
  ).optional(),
  admissions: list(
    'admissions to a bar or a register',
    [],
    text('one admission, with the body that granted it', 3, 120),
  ).optional(),
  bio: text('biography in two to four sentences', 80, 700),
  qualifications: list('qualifications', [], text('one qualification', 3, 120)).optional(),
  memberships: list(
    'memberships of professional bodies',
    [],
    text('one membership', 3, 120),
  ).optional(),
  askedAbout: list(
    'what the person is asked about most',
    [0, 5],
    text('one question or subject', 10, 160),
  ).optional(),
  initials: textWhere(
    /^(?:[\p{Lu}\p{Lo}]\p{M}*){1,3}$/u,
    'is not a set of initials',
    'Write one to three capital letters: AR.',
  ).describe('one to three capital letters, shown until the portrait has loaded, and in its place'),
  image: picture('portrait; without one, the initials are shown').optional(),
  imageFocus: pictureFocus.optional(),
  linkedin: webAddress('profile on the professional network').optional(),
  updated: head.updated,
  sample,
});

export const team = defineKind({
  folder: 'team',
  label: 'Team',
  singular: 'team member',
  sample: {
    rule: 'sample-team',
    message: 'the person is invented',
    fix: 'Replace it with a colleague who agreed to be shown, then delete this line.',
    why: 'Clients look people up before they call.',
  },
  schema: memberSchema,
  unique: ['name'],
  check({ subfolder, data }, report) {
    // Another language may write the name in another script.
    for (const field of subfolder === '' ? (['title', 'surname', 'suffix'] as const) : [])
      if (data[field] !== undefined && !data.name.includes(data[field]))
        report(
          [field],
          `${quote(data[field])} is not a part of the name ${quote(data.name)}`,
          'Write the whole name in "name", as the site shows it, and here the part of it in the same letters.',
        );
  },
  // A name is the same in every language.
  address: (id, paths) => paths.member(id),
  editor: { group: 'Writing', title: 'name' },
  derive: ({ id }, { paths }) => ({ cardPath: paths.memberCard(id) }),
  search: ({ name, role, bio, admissions, qualifications, memberships, askedAbout }) => ({
    title: name,
    summary: role,
    texts: collectTexts([bio, askedAbout, qualifications, admissions, memberships]),
  }),
  listedOn: ['team'],
});

export type TeamMember = ReturnType<typeof team.build>;
