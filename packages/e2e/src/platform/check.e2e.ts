import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { openStorage, shownShells } from '@nestwell/releases';
import { AlteredCheckout } from '../kit/altered-checkout';
import { expect, test } from '../kit/test';
import { currentVersion } from '../kit/variant';

/** What `mfe check` prints, without its browser part. */
const check = (id: string, dataDir: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const command = join(checkout.folder, 'packages/mfe/bin/mfe.mjs');
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, [command, 'check', id, '--no-browser'], { env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout }),
    );
  });

// They share a worker and a checkout, which the second finds as the first did.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let checkout: AlteredCheckout;
test.beforeAll(async () => void (checkout = await AlteredCheckout.copy()));
test.afterEach(() => checkout.undo());
test.afterAll(() => checkout.remove());

test('a change that breaks what is live elsewhere is refused, naming what breaks whom', async ({ site }) => {
  const live = async (id: string) => `${id} ${await currentVersion(site, id)} in production`;
  await checkout.edit(
    'packages/contracts/src/nutrition/meals.schemas.ts',
    /(logMealRequest = z\.strictObject\(\{)/,
    '$1 plate: z.string(),',
  );
  await checkout.edit(
    'packages/contracts/src/account/session.endpoints.ts',
    /errors: \['not_found', 'verification_required',/,
    "errors: ['not_found', 'trial_used',",
  );
  await checkout.edit('packages/remote-kit/src/declaration/slots.ts', /'home\.post@1'/, "'home.post@2'");
  await checkout.edit('packages/ui/src/index.ts', /BarChart, /, '');
  await checkout.edit('packages/ui/src/styles/tokens.css', /--nw-shadow-lift:/, '--nw-shadow-high:');
  await checkout.edit('packages/ui/src/lists/list.tsx', /  clip\?: boolean;/, '');
  await checkout.edit('packages/ui/src/messages/load-failure.tsx', /retrying\?:/, 'retrying:');

  const { code, output } = await check('nutrition', site.folder);

  expect(code).toBe(1);
  for (const sentence of [
    `POST /api/users/:userId/meals: added the new required request property plate; this breaks ${await live('nutrition')}`,
    'POST /api/users/:userId/meals: removed the request property plate; nutrition would break with the services of production: release them first',
    `GET /api/users/by-email: it no longer refuses with verification_required; this breaks ${await live('account')}`,
    `GET /api/users/by-email: it may now be refused with trial_used, which is not in its table (${await live('account')})`,
    `there is no slot home.post@1 any more; this breaks ${await live('community')}`,
    `the shell no longer lends BarChart of @nestwell/ui; this breaks ${await live('nutrition')}`,
    `the kit has no token --nw-shadow-lift; this breaks ${await live('calendar')}`,
    `ListRow takes no clip; this breaks ${await live('nutrition')}`,
    `LoadFailure needs retrying; this breaks ${await live('community')}`,
    'mfe-nutrition must not be released',
  ]) {
    expect(output).toContain(sentence);
  }
});

test('a module that needs more of the kit than a live shell lends is refused, naming the shell', async ({
  site,
}) => {
  const shown = await shownShells(await openStorage({ dataDir: site.folder }), 'production');
  await checkout.edit(
    'packages/ui/src/surfaces/text.tsx',
    /  soft\?: boolean;/,
    '  soft?: boolean; faint?: boolean;',
  );
  await checkout.edit(
    'packages/ui/src/surfaces/text.tsx',
    /as: Element = 'p', soft,/,
    "as: Element = 'p', soft, faint: _faint,",
  );
  await checkout.edit(
    'mfe-calendar/src/features/calendar/coming-up.tsx',
    /<Text soft role="status">/,
    '<Text soft faint role="status">',
  );

  // Asked for at a hover only, long after every test of the page has looked away.
  await checkout.edit('packages/ui/src/surfaces/text.tsx', /$(?![^])/, '\nexport const Whisper = Text;\n');
  await checkout.edit('packages/ui/src/index.ts', /export \{ Text,/, 'export { Text, Whisper,');
  await checkout.edit('mfe-calendar/src/features/calendar/coming-up.tsx', /  Text,\n/, '  Text, Whisper,\n');
  await checkout.edit(
    'mfe-calendar/src/features/calendar/coming-up.tsx',
    /<Text soft faint/,
    '<Text onMouseEnter={() => { document.title = Whisper.name; }} soft faint',
  );

  const { code, output } = await check('calendar', site.folder);

  expect(code).toBe(1);
  const breaks = `calendar would break in the shell ${shown?.current} of production`;
  expect(output).toContain(`Text takes no faint; ${breaks}`);
  expect(output).toContain(`nobody lends Whisper of @nestwell/ui; ${breaks}`);
  expect(output).toMatch(/coming-up\.tsx:\d+: document\.title is changed, which all modules share/);
});
