import { Logger } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { PersonalData } from '../../platform/personal-data';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { ErasureSteps } from './erasure-steps';

const MEALS = 1100;
const COMMENTS = 700;

onBothEngines((engine) => {
  let app: TestApp;
  let database: Database;
  let her: Member;
  let other: Member;
  let posts: string[];
  beforeAll(async () => {
    Logger.overrideLogger(false);
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    database = app.get(Database);
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    [her, other] = [await aMember(app), await aMember(app)];
    const createdAt = app.clock.now();
    const words = { anonymous: false, content: 'tea', hiddenAt: null, editedAt: null, createdAt };
    posts = [newId(), newId(), newId()];
    const [, , hers = ''] = posts;
    // The third is hers, and the other answered it once.
    const counts = { category: 'support', likes: 1, commentCount: COMMENTS / 2 };
    await addAll('PostEntity', [
      { ...words, ...counts, id: posts[0], userId: other.id },
      { ...words, ...counts, id: posts[1], userId: other.id, commentCount: COMMENTS / 2 + 1 },
      { ...words, ...counts, id: hers, userId: her.id, likes: 0, commentCount: 1 },
    ]);
    await addAll(
      'PostLikeEntity',
      [0, 1].map((at) => ({ postId: posts[at], userId: her.id })),
    );
    const theirs = [posts[1], hers].map((postId) => ({ ...words, id: newId(), postId, userId: other.id }));
    const own = Array.from({ length: COMMENTS }, (_, at) => ({ postId: posts[at % 2], userId: her.id }));
    await addAll('CommentEntity', [...theirs, ...own.map((one) => ({ ...words, ...one, id: newId() }))]);
    const meal = { userId: her.id, name: 'Stew', mealType: 'lunch', calories: 1, loggedAt: createdAt };
    await addAll(
      'MealEntity',
      Array.from({ length: MEALS }, () => ({ ...meal, id: newId() })),
    );
  });

  async function addAll(entity: string, rows: object[]): Promise<void> {
    for (let start = 0; start < rows.length; start += 500) {
      await database.source.getRepository(entity).insert(rows.slice(start, start + 500));
    }
  }

  const erase = () => her.call(account.eraseUser, { params: { userId: her.id }, body: { email: her.email } });

  /** In whatever table, by whatever name. */
  async function rowsOfHers(): Promise<number> {
    let count = 0;
    for (const { target, columns } of database.source.entityMetadatas) {
      if (!columns.some(({ propertyName }) => propertyName === 'userId')) continue;
      count += await database.source.getRepository(target).countBy({ userId: her.id });
    }
    return count;
  }

  async function expectErased(): Promise<void> {
    expect(await rowsOfHers()).toBe(0);
    expect(await database.source.getRepository('UserEntity').countBy({ id: her.id })).toBe(0);
    const left = posts.map((id) => database.source.getRepository('PostEntity').findOneBy({ id }));
    expect(await Promise.all(left)).toMatchObject([
      { userId: other.id, likes: 0, commentCount: 0 },
      { userId: other.id, likes: 0, commentCount: 1 },
      { userId: null, content: 'This post was removed', commentCount: 1 },
    ]);
  }

  /** The jobs of the minutes after. */
  async function later(): Promise<void> {
    app.clock.advance(3 * MINUTE);
    await app.runJobs();
  }

  it('is exported whole', async () => {
    const { body } = await her.call(account.exportPersonalData, { params: { userId: her.id } });
    const areas = body.areas as { nutrition: { meals: unknown[] }; community: { comments: unknown[] } };

    expect(areas.nutrition.meals).toHaveLength(MEALS);
    expect(areas.community.comments).toHaveLength(COMMENTS);
  });

  it('goes in slices, each a transaction of its own, and is gone with the answer', async () => {
    const slice = jest.spyOn(app.get(PersonalData), 'eraseSome');
    expect(await erase()).toMatchObject({ status: 204 });

    // Two of comments, one of posts, one of likes, three of meals, and the look that found nothing.
    expect(slice.mock.calls.length).toBeGreaterThanOrEqual(8);
    await expectErased();
  });

  it('of a process that died in between is signed out at once, and gone minutes later', async () => {
    const personalData = app.get(PersonalData);
    const real = personalData.eraseSome.bind(personalData);
    let slices = 0;
    const dying = jest.spyOn(personalData, 'eraseSome').mockImplementation(async (userId) => {
      if ((slices += 1) > 2) throw new Error('the process died');
      return real(userId);
    });
    const cookie = her.cookie;
    expect((await erase()).status).toBe(202);
    dying.mockRestore();
    her.cookie = cookie;
    expect((await her.call(account.getUser, { params: { userId: her.id } })).status).toBe(401);
    expect(await rowsOfHers()).toBeGreaterThan(0);
    await later();

    await expectErased();
  });

  it('that takes longer than she can wait is gone minutes later', async () => {
    const steps = app.get(ErasureSteps);
    const real = steps.goOn.bind(steps);
    jest.spyOn(steps, 'goOn').mockImplementationOnce((user) => real(user, AbortSignal.abort()));
    expect(await erase()).toMatchObject({ status: 202 });
    expect(await rowsOfHers()).toBeGreaterThan(0);
    await later();

    await expectErased();
  });

  it('is erased once when it is asked for twice at once', async () => {
    const answers = await Promise.all([erase(), erase()]);

    expect(answers.map(({ status }) => status)).toContain(204);
    await later();
    await expectErased();
  });
});
