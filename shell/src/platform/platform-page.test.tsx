import { platform, type PlatformOverview } from '@nestwell/contracts/delivery';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformPage } from './platform-page';
import { aHealth, anOverview, aRemote } from './testing/an-overview';

const open = (overview: Partial<PlatformOverview>) => {
  const deciding = [platform.rollBack, platform.promoteTried, platform.restore];
  return renderWithHost(<PlatformPage />, {
    route: '/platform',
    answers: [
      answer(platform.overview, anOverview(overview)),
      answer(platform.listAdminActions, []),
      ...deciding.map((endpoint) => answer(endpoint, { rev: 13 })),
    ],
  });
};

const row = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Versions of modules' })).getByRole('row', { name });
const user = userEvent.setup();
const because = async (verb: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await user.type(within(dialog).getByLabelText(/^Why/), 'it is odd');
  await user.click(within(dialog).getByRole('button', { name: verb }));
};

it('offers what is known to be good to go back to, and says why everybody went', async () => {
  const view = open({ environments: [aRemote({ mark: 'proven' })] });

  expect(await row(/^tea Hot drinks v3 .*Proven/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roll tea back to v1' }));
  await because('Roll back');

  expect(view.calls(platform.rollBack)).toEqual([
    expect.objectContaining({ body: { environment: 'production', rev: 12, why: 'it is odd', id: 'tea' } }),
  ]);
});

it('marks a security fix, and says that a person must look at it where it fails', async () => {
  const why = '25 of 40 members could not use v3 (63 %); it is a security fix';
  open({
    environments: [aRemote({ securityFix: true })],
    alarms: [{ id: 'tea', version: 'v3', why }],
  });

  expect(await row(/^tea/)).toHaveTextContent('Security fix');
  expect(screen.getByRole('button', { name: 'See the errors' }).parentElement).toHaveTextContent(
    `tea v3 needs you. ${why}. It does not go back by itself.`,
  );
});

it('offers no way back where nothing good is known', async () => {
  open({ environments: [aRemote({ backTo: null })] });

  expect(await row(/^tea/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Roll tea back/ })).not.toBeInTheDocument();
});

it('compares what some try with what the others have, and promotes it', async () => {
  const view = open({
    environments: [aRemote({ canary: { version: 'v4', share: 10 } })],
    health: [
      aHealth('v3', { loads: 1999, failures: 1 }),
      aHealth('v4', { loads: 97, failures: 3, frozen: 2 }),
    ],
  });

  const tried = await row(/^tea, tried by some v4/);
  expect(tried).toHaveTextContent('10 %, canary');
  expect(tried).toHaveTextContent('3.0 % against 0.05 %, 2 frozen');
  await user.click(within(tried).getByRole('button', { name: 'Promote tea v4' }));
  await because('Promote');

  expect(view.calls(platform.promoteTried)[0]).toMatchObject({ body: { id: 'tea', version: 'v4' } });
});

it('shows how much of its gate a version holds, and how it went past the rest', async () => {
  const steps = [
    { name: 'types', found: [] },
    { name: 'bytes', found: ['31.2 of 30 kB'] },
    { name: 'axe', found: null },
  ];
  const look = { at: '2026-11-21T08:00:00Z', by: 'Ana', seconds: 161, remembered: false, steps };
  const { history } = anOverview({});
  open({
    environments: [aRemote({ look })],
    history: history.map((decision) => ({ ...decision, gate: 'forced', why: 'Timer fix, #391' })),
  });

  expect(await row(/^tea/)).toHaveTextContent('1 of 3forced: “Timer fix, #391”');
  const gate = screen.getByRole('region', { name: 'Gate of tea v3' });
  expect(gate).toHaveTextContent('bytes: 31.2 of 30 kB');
  expect(within(gate).getByLabelText('Not reached')).toBeVisible();
});

it('tells what went wrong with its stack, of one module or of all', async () => {
  const error = {
    name: 'frozen',
    message: 'held 4.1 s',
    stack: 'at sumOfDay',
    count: 7,
    members: 1,
  } as const;
  open({
    health: [aHealth('v3', { messages: [{ ...error, lastAt: '2026-11-21T09:12:00Z' }] })],
  });

  const errors = await screen.findByRole('region', { name: 'Errors' });
  expect(errors).toHaveTextContent(/held 4\.1 s.*tea v3\. 7 times, 1 member, last at/);
  expect(within(errors).getByRole('button', { name: 'Stack' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Stack' }));
  expect(errors).toHaveTextContent('at sumOfDay');
  expect(within(errors).getByRole('button', { name: 'Stack' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'tea' }));
  expect(screen.getByRole('list', { name: 'Versions of tea' })).toHaveTextContent('v3');
});

it('lets nobody decide while the releases cannot be reached', async () => {
  open({ reachable: false, keptIn: 'bucket', environments: [aRemote({ backTo: 'v1' })] });

  expect(await screen.findByText(/The bucket cannot be reached\. Last read/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roll tea back to v1' })).toBeDisabled();
});

it('says what the configuration leaves open, and what closes it', async () => {
  open({ open: [{ what: 'Login is by e-mail alone', closedBy: 'LOGIN_VERIFICATION=everyone' }] });

  expect(await screen.findByRole('list', { name: 'What stands open' })).toHaveTextContent(
    'Login is by e-mail aloneClosed by LOGIN_VERIFICATION=everyone',
  );
});

it('restores a former revision, and passes over what is not whole', async () => {
  const view = open({ spoiled: [{ environment: 'production', rev: 11, problem: 'it is no JSON' }] });

  const history = await screen.findByRole('list', { name: 'Registry history' });
  expect(history).toHaveTextContent('11: passed overNot valid: it is no JSON. Nobody got it.');
  await user.click(within(history).getByRole('button', { name: 'Restore revision 10' }));
  await because('Restore');

  expect(view.calls(platform.restore)[0]).toMatchObject({ body: { revision: 10, rev: 12 } });
});
