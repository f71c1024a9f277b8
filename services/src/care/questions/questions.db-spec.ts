import { care, questionLimits, type ChangeQuestionRequest } from '@nestwell/contracts/care/server';
import { takenAway } from '@nestwell/contracts/kernel/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

careSpec((here) => {
  const add = async (words: string) =>
    (await here.ada.call(care.addQuestion, { params: here.params(), body: { words } })).body;
  const change = (questionId: string, body: ChangeQuestionRequest) =>
    here.ada.call(care.changeQuestion, { params: { questionId }, body });
  const listed = async () => (await here.ada.call(care.listQuestions, { params: here.params() })).body;

  it('keeps what she writes in its order, and where it comes from', async () => {
    await add('Do I need the iron?');
    here.app.clock.advance(1000);
    await here.ada.call(care.addQuestion, {
      params: here.params(),
      body: { words: 'When is the whooping cough vaccine?', origin: 'Week 24' },
    });

    expect((await listed()).map(({ words, origin, askedAt }) => [words, origin, askedAt])).toEqual([
      ['Do I need the iron?', null, null],
      ['When is the whooping cough vaccine?', 'Week 24', null],
    ]);
  });

  it('notes when it was asked and what she was told, and carries it over where she takes that back', async () => {
    const { id } = await add('Do I need the iron?');
    expect((await change(id, { asked: true, answer: ' One a day ' })).body).toMatchObject({
      askedAt: expect.stringMatching(/^2026-11-20T12:00:/) as string,
      answer: 'One a day',
    });
    here.app.clock.advance(24 * 3_600_000);
    expect((await change(id, { asked: true })).body.askedAt).toEqual(
      expect.stringMatching(/^2026-11-20T12:00:/) as string,
    );

    expect((await change(id, { asked: false, answer: '' })).body).toMatchObject({
      askedAt: null,
      answer: null,
    });
    expect(await listed()).toMatchObject([{ askedAt: null, answer: null, words: 'Do I need the iron?' }]);
  });

  it.each([
    [{ words: '' }, 'words'],
    [{ words: 'x'.repeat(questionLimits.words + 1) }, 'words'],
    [{ words: 'Why?', origin: 'x'.repeat(questionLimits.origin + 1) }, 'origin'],
  ])('refuses %j and names the field', async (body, field) => {
    const refused = await here.ada.send<{ field: string }>(`/api/users/${here.ada.id}/questions`, {
      method: 'POST',
      json: body,
    });

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('puts a question back as it was, and only hers', async () => {
    const { id } = await add('Who do I call at night?');
    await change(id, { asked: true, answer: 'The ward' });
    const before = await listed();
    const of = { params: { questionId: id } };

    expect((await (await aMember(here.app)).call(care.removeQuestion, of)).status).toBe(404);
    expect((await here.ada.call(care.removeQuestion, of)).status).toBe(204);
    expect(await listed()).toEqual([]);
    await here.ada.call(takenAway.putBack, { params: here.params(), body: { kind: 'question', id } });
    expect(await listed()).toEqual(before);
  });

  it('holds so many, and says so', async () => {
    for (let count = 0; count < questionLimits.questions; count += 1) await add(`Question ${count}`);

    const more = await here.ada.call(care.addQuestion, {
      params: here.params(),
      body: { words: 'One more' },
    });
    expect(more).toMatchObject({ status: 409, body: { code: 'list_full' } });
  });
});
