import { care } from '@nestwell/contracts/care/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

careSpec((here) => {
  const note = (body: Record<string, unknown>) =>
    here.ada.send<{ id: string; field: string }>(`/api/users/${here.ada.id}/recovery`, {
      method: 'POST',
      json: body,
    });
  const listed = async () => (await here.ada.call(care.listRecovery, { params: here.params() })).body;

  it('keeps what she answered, to the tenth of a degree, and what she left out as unanswered', async () => {
    await note({ bleeding: 'less', temperature: '37.9' });

    expect(await listed()).toEqual([
      {
        id: expect.any(String) as string,
        bleeding: 'less',
        wound: null,
        temperature: 37.9,
        legs: null,
        pelvicFloor: null,
        breath: null,
        head: null,
        belly: null,
        breasts: null,
        urine: null,
        notedAt: expect.stringMatching(/^2026-11-20T12:00:/) as string,
      },
    ]);
  });

  it('keeps breath, head, belly, breasts and urine as she answered them', async () => {
    const answers = {
      breath: 'chest_pain',
      head: 'vision',
      belly: 'severe',
      breasts: 'feverish',
      urine: 'burning',
    };
    await note(answers);

    expect(await listed()).toEqual([expect.objectContaining({ ...answers, bleeding: null, wound: null })]);
  });

  it.each([
    [{}, 'bleeding'],
    [{ breasts: 'both' }, 'breasts'],
    [{ breath: null, head: null, belly: null, breasts: null, urine: null }, 'bleeding'],
    [{ legs: 'left' }, 'legs'],
    [{ temperature: 378 }, 'temperature'],
  ])('refuses %j and names %s', async (answers, field) => {
    const { status, body } = await note(answers);

    expect([status, body.field]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  it('takes away what is hers alone', async () => {
    const of = { params: { noteId: (await note({ legs: 'one' })).body.id } };

    expect((await (await aMember(here.app)).call(care.removeRecovery, of)).status).toBe(404);
    expect((await here.ada.call(care.removeRecovery, of)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('goes out with her data, beside her readings and whom she calls, and goes with her account', async () => {
    await note({ wound: 'red' });
    await here.ada.call(care.noteReading, { params: here.params(), body: { upper: 142, lower: 86 } });
    const contact = { name: 'Maternity unit', phone: '+44 20 7946 0112' };
    await here.ada.call(care.saveCareContact, { params: here.params(), body: contact });

    const { body } = await here.ada.send<{ areas: { care: unknown } }>(`/api/users/${here.ada.id}/export`);
    expect(body.areas.care).toMatchObject({
      recoveryNotes: [{ wound: 'red' }],
      pressureReadings: [{ upper: 142 }],
      contact,
    });
    expect(
      (
        await here.ada.send(`/api/users/${here.ada.id}`, {
          method: 'DELETE',
          json: { email: here.ada.email },
        })
      ).status,
    ).toBe(204);
  });
});
