const contract = {
  'packages/contracts/src/calendar/reminders.schemas.ts': [
    "import { z } from 'zod';",
    'export const reminder = z.strictObject({ id: z.string(), title: z.string(), dueAt: z.string() });',
    'export type Reminder = z.infer<typeof reminder>;',
    "export const scope = z.enum(['one', 'later', 'all']);",
    "export const leads = ['none', 'hour'] as const;",
    '',
  ].join('\n'),
};

const redeclared = (path, text) => ({
  rule: 'contract-types-declared-once',
  from: path,
  files: { ...contract, [path]: text },
});
const network = (path, text) => ({ rule: 'network-through-the-kit', from: path, files: { [path]: text } });
const key = (text) => ({
  rule: 'query-keys-from-contracts',
  from: 'mfe-nutrition/src/features/meals/meals.queries.ts',
  files: { 'mfe-nutrition/src/features/meals/meals.queries.ts': text },
});

export const wirePlants = [
  network('mfe-account/src/features/login/login.ts', "export const log = () => fetch('/api/session');\n"),
  network(
    'mfe-account/src/features/login/login.ts',
    "export const log = () => window.fetch('/api/session');\n",
  ),
  network('shell/src/app/app.tsx', 'export const request = new XMLHttpRequest();\n'),
  network(
    'shell/src/signals/signals.ts',
    "export const send = () => navigator.sendBeacon('/api/signals');\n",
  ),
  network('packages/ui/src/live.ts', "export const live = new EventSource('/api/live');\n"),
  key("export const meals = { queryKey: ['/api/users', 'me', 'meals'] };\n"),
  key("const mine = ['meals'] as const;\nexport const meals = { queryKey: mine };\n"),
  key("export const mealsKey = ['meals'];\n"),
  key("export const keep = (cache, meal) => cache.setQueryData(['/api/meals', meal.id], meal);\n"),
  redeclared('mfe-calendar/src/lib/reminders.ts', 'export interface Reminder {\n  what: string;\n}\n'),
  redeclared(
    'services/src/calendar/reminders/due.ts',
    'export interface DueReminder {\n  title: string;\n  id: string;\n  dueAt: string;\n}\n',
  ),
  redeclared('mfe-calendar/src/lib/scope.ts', "export type Reach = 'all' | 'one' | 'later';\n"),
  redeclared('services/src/calendar/leads.ts', "export const leads = ['hour', 'none'] as const;\n"),
];

/** What looks like a violation of these and is none. */
export const allowedOnTheWire = {
  'packages/remote-kit/src/request/send.ts': 'export const send = (url: string) => fetch(url);\n',
  'services/src/platform/mail.ts': "export const post = () => fetch('https://mail.example');\n",
  'shell/src/offline/worker/renew-subscription.ts':
    'export const renew = (request: Request) => fetch(request);\n',
  'mfe-fitness/src/features/day/day.queries.ts': [
    'export const pages = (key: readonly string[]) => ({ queryKey: [...key, 1] });',
    'export const served = (server: { fetch: typeof fetch }) => server.fetch;',
    '',
  ].join('\n'),
  'mfe-fitness/src/features/day/chosen.ts': 'export interface Chosen {\n  id: string;\n  title: string;\n}\n',
  ...contract,
};
