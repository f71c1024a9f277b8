const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that a normalised address leads to, as far as that is known: what follows a plus is a tag (RFC 5233) with
 * every large provider, and Gmail leaves out dots and has two names. Only for counting trials: an address itself is
 * never changed, and someone who is wrongly taken for another loses a trial, no more.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  // An address that begins with a plus has no other name.
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
