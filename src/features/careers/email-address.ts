/**
 * The rule of `<input type=email>`, but with a dot in the domain: whoever writes `asha@mail` has forgotten
 * the end of the address, and would get no answer.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const validAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

function toAsciiDomain(domain: string) {
  // The URL parser would treat other characters as the start of a port, a path and so on.
  if (/(?![a-zA-Z\d.-])\p{ASCII}/u.test(domain)) return '';
  return URL.parse(`http://${domain}`)?.hostname ?? '';
}

/**
 * @returns whether the address in its ASCII form keeps the rule; before the @, letters of any script are
 * allowed (RFC 6531, section 3.3)
 */
export function isEmailAddress(address: string) {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const ascii = /^\p{ASCII}*$/u.test(domain) ? domain : toAsciiDomain(domain);
  return validAddress.test(address.slice(0, start).replaceAll(/[\p{L}\p{M}\p{N}]/gu, 'x') + ascii);
}
