import { expect, test } from 'vitest';
import { isEmailAddress, toAsciiAddress } from './email-address.ts';

test.each([
  // As in `<input type=email>`.
  ['asha@mail.example', true],
  ['asha@mail', true],
  ['asha..b@mail.example', true],
  ['asha.b+jobs@sub.mail.example', true],
  ['asha&ravi@mail.example', true],
  ["o'neill@xn--mller-kva.example", true],
  ['asha@firm.xn--h2brj9c', true],
  ['a@b.example', true],
  ['asha@mail.x', true],
  ['asha', false],
  ['asha@', false],
  ['@mail.example', false],
  ['a b@mail.example', false],
  ['asha@ravi@mail.example', false],
  ['asha@mail..example', false],
  ['asha@mail.example.', false],
  ['asha@mail_box.example', false],
  ['a@-b.de', false],
  ['a@b-.de', false],
  [`a@${'b'.repeat(63)}.de`, true],
  [`a@${'b'.repeat(64)}.de`, false],
  ['asha@mail.example, b@mail.example', false],
  ['asha@mail.example\r\nBcc: b@mail.example', false],
  ['asha<b@mail.example', false],
  ['"asha b"@mail.example', false],
  // With non-ASCII letters.
  ['asha@müller.example', true],
  ['asha@MÜLLER.example', true],
  ['asha@उदाहरण.भारत', true],
  ['आशा@उदाहरण.भारत', true],
  ['用户@例え.テスト', true],
  ['用户@例え。テスト', true],
  ['jürgen@mail.example', true],
  ['zoe\u0308@mail.example', true],
  ['🙂@mail.example', false],
  ['“asha”@mail.example', false],
  ['asha@müller..example', false],
  [`asha@${'ü'.repeat(63)}.example`, false],
  ['asha@mü ller.example', false],
  ['asha@mü\u00a0ller.example', false],
  ['asha@müller.example/', false],
  ['asha@müller.example:80', false],
  ['asha@müller.example?', false],
  ['asha@müller.example#', false],
  ['asha@m%C3%BCller.example', false],
  ['asha@m%41ü.example', false],
  ['asha@ü\\ller.example', false],
  ['asha@mü\nller.example', false],
  ['asha@ü℀.example', false],
])('%j is an e-mail address: %s', (address, isValid) => {
  expect(isEmailAddress(address)).toBe(isValid);
});

test.each([
  ['Asha@Mail.example', 'Asha@Mail.example'],
  ['asha@müller.example', 'asha@xn--mller-kva.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['jürgen@mail.example', undefined],
  ['asha', undefined],
])('%j is %j in ASCII', (address, ascii) => {
  expect(toAsciiAddress(address)).toBe(ascii);
});
