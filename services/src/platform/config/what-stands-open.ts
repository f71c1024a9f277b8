import type { OpenThing } from '@nestwell/contracts/delivery/server';
import type { Settings } from './config';

type Looked = Pick<
  Settings,
  'loginVerification' | 'movableClock' | 'mail' | 'paypal' | 'publicUrl' | 'givenSecrets'
>;

/** What of this configuration stands open, the worst first, for whoever runs the site. */
export function whatStandsOpen(settings: Looked): OpenThing[] {
  const { loginVerification, movableClock, mail, paypal, publicUrl, givenSecrets } = settings;
  const all: (OpenThing | false)[] = [
    movableClock && {
      what: 'The clock can be moved by whoever reaches this server: it ends trials, plans and sessions.',
      closedBy: 'CLOCK=system',
    },
    loginVerification === 'off' && {
      what: 'Login is by e-mail alone, also of admins: whoever knows an address opens its account.',
      closedBy: 'LOGIN_VERIFICATION=everyone (or admins)',
    },
    loginVerification === 'admins' && {
      what: 'Login is by e-mail alone: whoever knows the address of a member who closed nothing opens her account.',
      closedBy: 'LOGIN_VERIFICATION=everyone',
    },
    mail.url === undefined && {
      what: 'No mail is sent: codes and mails are printed here, and members cannot ask for a code.',
      closedBy: 'SMTP_URL',
    },
    paypal === undefined && {
      what: 'Payments are a test: no money moves, and anybody can approve a plan.',
      closedBy: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET',
    },
    paypal?.environment === 'sandbox' && {
      what: "Payments go to PayPal's sandbox: no money moves.",
      closedBy: 'PAYPAL_ENVIRONMENT=production',
    },
    !publicUrl?.startsWith('https://') && {
      what: 'People may come over plain http, where cookies and words can be read on the way.',
      closedBy: 'PUBLIC_URL=https://…, behind a proxy that ends TLS',
    },
    givenSecrets === undefined && {
      what: 'The keys lie in a folder beside the data: who takes the one takes the other.',
      closedBy: 'SECRETS',
    },
  ];
  return all.filter((thing): thing is OpenThing => thing !== false);
}

/** As it is printed at the start; undefined where nothing is open. */
export function openThingsInWords(things: readonly OpenThing[]): string | undefined {
  if (things.length === 0) return undefined;
  const lines = things.map(({ what, closedBy }) => `  - ${what}\n    Closed by ${closedBy}`);
  return `What stands open in this configuration:\n${lines.join('\n')}\n`;
}
