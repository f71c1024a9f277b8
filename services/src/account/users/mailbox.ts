/** Providers with several domains for one mailbox, by the domain that stands for all of them. */
const ONE_MAILBOX = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
]);
const YAHOO = /^(?:yahoo\.(?:[a-z]{2,3}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com|myyahoo\.com)$/;

/**
 * The mailbox that a normalised address leads to, as far as that is known: what follows a plus is a tag (RFC 5233) with
 * every large provider; Gmail ignores dots and has two domains; Proton ignores dots, hyphens and underscores and has four
 * domains; at Yahoo, whose names have no hyphen, a tag follows the first one. Only for counting trials: an address itself
 * is never changed, and someone who is wrongly taken for another loses a trial, no more.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const given = email.slice(at + 1);
  const domain = ONE_MAILBOX.get(given) ?? given;
  // An address that begins with a plus has no other name.
  const untagged = upTo('+', email.slice(0, at));
  return `${plainNameOf(untagged, domain)}@${domain}`;
}

function plainNameOf(name: string, domain: string): string {
  if (domain === 'gmail.com') return name.replaceAll('.', '');
  if (domain === 'proton.me') return name.replace(/[._-]/g, '');
  return YAHOO.test(domain) ? upTo('-', name) : name;
}

/** What stands before a mark that is not the first character. */
function upTo(mark: string, name: string): string {
  const at = name.indexOf(mark, 1);
  return at === -1 ? name : name.slice(0, at);
}
