import { expect, test } from 'vitest';
import { buildSecurityText } from './security-text.ts';

const firm = {
  siteUrl: 'https://www.example.org',
  email: 'info@example.org',
  languages: ['en-IN', 'de-DE'],
};
const parseFields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);

test('has each field of RFC 9116 once', () => {
  const lines = parseFields(buildSecurityText(firm, { year: 2025, month: 3, day: 1 }));
  const fields = new Map(lines);
  expect(fields.get('Contact')).toBe('mailto:info@example.org');
  expect(fields.get('Canonical')).toBe('https://www.example.org/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en, de');
  expect(fields.size).toBe(4);
  expect(lines).toHaveLength(4);
});

test.each([
  [{ year: 2024, month: 2, day: 29 }, '2025-02-23'],
  [{ year: 2025, month: 12, day: 31 }, '2026-12-26'],
])('a file of %j expires on %s, less than a year later', (today, day) => {
  expect(buildSecurityText(firm, today)).toContain(`\nExpires: ${day}T00:00:00Z\n`);
});
