import type { Notification } from '@nestwell/contracts/account/server';
import { community, type ModerationAction, type ReportReason } from '@nestwell/contracts/community/server';
import { parts } from '../../app';
import { Roles } from '../../account';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Mailer } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';

const GUIDELINES = 'The community guidelines say what keeps this room kind.';

onBothEngines((engine) => {
  let app: TestApp;
  let author: Member;
  let admin: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.advance(61 * 60_000);
    author = await aMember(app);
  });

  async function share(content: string): Promise<string> {
    const body = { userId: author.id, content, anonymous: true };
    return (await author.call(community.createPost, { body })).body.id;
  }
  const decide = (subjectId: string, action: ModerationAction, why: string) =>
    admin.call(community.moderate, { body: { subject: 'post', subjectId, action, why } });
  const report = async (subjectId: string, reason: ReportReason) =>
    (await aMember(app)).call(community.report, { body: { subject: 'post', subjectId, reason } });
  const told = async () => {
    const inbox = await author.send<Notification[]>(`/api/users/${author.id}/notifications`);
    return inbox.body
      .filter(({ actionUrl }) => actionUrl === '/community')
      .map(({ title, message }) => [title, message]);
  };

  it.each([
    ['Not kind', 'Not kind.'],
    ['Is that kind?', 'Is that kind?'],
    [' It was called “unkind.” ', 'It was called “unkind.”'],
  ])('ends the reason %j as a sentence before the next one', async (why, said) => {
    await decide(await share('Hm'), 'warn', why);

    expect(await told()).toEqual([['A word about something you shared', `${said} ${GUIDELINES}`]]);
  });

  it('tells her once that her post is hidden or shown again, and why', async () => {
    const id = await share('Just double the dose');
    await decide(id, 'hide', 'Nobody should take that much');
    await decide(id, 'hide', 'Nobody should take that much');
    app.clock.advance(1000);
    await decide(id, 'restore', 'It was a joke');

    const quote = '“Just double the dose”';
    expect(await told()).toEqual([
      ['Your post is shown again', `Everyone can read ${quote} again. It was a joke. ${GUIDELINES}`],
      [
        'Your post is hidden',
        `Nobody finds ${quote} in the community now. Nobody should take that much. ${GUIDELINES}`,
      ],
    ]);
  });

  it('tells her when reports hide it, with each of their reasons once and the words that are meant', async () => {
    const id = await share('Buy the course that made my baby sleep through the night in only three days');
    for (const reason of ['spam', 'spam', 'unkind'] as const) await report(id, reason);

    expect(await told()).toEqual([
      [
        'Your post is hidden for now',
        `Nobody finds “Buy the course that made my baby sleep t…” in the community now. Several members reported it: selling or spam; unkind or hurtful. A person will look at it and may show it again. ${GUIDELINES}`,
      ],
    ]);
  });

  it('says each of two decisions of one moment', async () => {
    const [one, other] = [await share('One'), await share('Other')];
    await Promise.all([decide(one, 'hide', 'So'), decide(other, 'hide', 'So')]);

    expect(await told()).toHaveLength(2);
  });
});
