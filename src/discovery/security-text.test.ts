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

test('expires less than a year after the build, also in leap years', () => {
  for (const today of [
    { year: 2024, month: 2, day: 29 },
    { year: 2025, month: 12, day: 31 },
    { year: 2099, month: 1, day: 1 },
  ]) {
    const fields = new Map(parseFields(buildSecurityText(firm, today)));
    const start = Date.UTC(today.year, today.month - 1, today.day);
    const days = (Date.parse(fields.get('Expires') ?? '') - start) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  }
});
