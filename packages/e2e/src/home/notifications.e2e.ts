import { grantAdmin } from '../kit/admin';
import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';

test('ten unread read 9+; a link within goes there, another opens a new tab, a dangerous one is refused', async ({
  page,
  browser,
  startSite,
}) => {
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const team = await (await browser.newContext()).newPage();
  const { email } = await registerMember(team, { ...nursingMother, name: 'Team' }, site.url);
  await grantAdmin(site, email, team);
  const broadcast = (index: number, actionUrl?: string) =>
    team.request.post(`${site.url}/api/notifications/broadcast`, {
      data: { title: `News ${index}`, message: 'Something new.', priority: 'high', actionUrl },
    });
  for (const dangerous of ['//evil.example', 'javascript:alert(1)']) {
    const answer = await broadcast(10, dangerous);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'actionUrl' });
  }
  const links = ['/community', 'https://example.com/news'];
  for (let index = 0; index < 10; index += 1) {
    const answer = await broadcast(index, links[index]);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await team.context().close();

  await page.goto(`${site.url}/`);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(bell).toContainText('9+');
  await bell.click();
  const sheet = page.getByRole('dialog');
  const open = (index: number) => sheet.getByRole('link', { name: `Open News ${index}` });
  await expect(open(0)).toBeVisible();
  await expect(open(1)).toHaveAttribute('target', '_blank');
  await expect(open(1)).toHaveAttribute('rel', /noopener/);
  await expect(open(2)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(sheet.getByText('10 new')).toBeVisible();
  await open(0).click();
  await expect(page).toHaveURL(`${site.url}/community`);
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
});
