/**
 * The rule of `<input type=email>`.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const validAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function toAsciiDomain(domain: string) {
  if (/^\p{ASCII}*$/u.test(domain)) return domain;
  // The URL parser would treat these characters as the start of a port, a path and so on.
  if (/(?![a-zA-Z\d.-])\p{ASCII}/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Converts only the domain: the part before the @ has no ASCII form (RFC 6531, section 3.3). */
function convertDomain(address: string) {
  const start = address.lastIndexOf('@') + 1;
  return address.slice(0, start) + toAsciiDomain(address.slice(start));
}

/**
 * @returns whether a native e-mail field would accept the address in its ASCII form; before the @,
 * letters of any script are allowed
 */
export const isEmailAddress = (address: string) =>
  validAddress.test(convertDomain(address).replaceAll(/[\p{L}\p{M}\p{N}]/gu, 'x'));

/** @returns the address in ASCII, or undefined if it has no such form */
export function toAsciiAddress(address: string) {
  const converted = convertDomain(address);
  return validAddress.test(converted) ? converted : undefined;
}
