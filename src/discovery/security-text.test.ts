import { expect, test } from 'vitest';
import { buildSecurityText } from './security-text.ts';

const firm = {
  siteUrl: 'https://www.example.org',
  email: 'info@example.org',
  languages: ['en-IN', 'de-DE'],
};

test.each([
  ['2024-02-29', '2025-02-23'],
  ['2025-12-31', '2026-12-26'],
])('a file of %j has the fields of RFC 9116 and expires on %s', (today, day) => {
  expect(buildSecurityText(firm, today).trimEnd().split('\n')).toEqual([
    'Contact: mailto:info@example.org',
    `Expires: ${day}T00:00:00Z`,
    'Preferred-Languages: en, de',
    'Canonical: https://www.example.org/.well-known/security.txt',
  ]);
});
