import { care, type SaveBirthWishesRequest } from '@nestwell/contracts/care/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    ada = await aMember(app);
  });

  const params = () => ({ userId: ada.id });
  const save = (body: SaveBirthWishesRequest) => ada.call(care.saveBirthWishes, { params: params(), body });

  it('wishes nothing until she says so, keeps each once and what a later change does not name', async () => {
    const { body: first } = await ada.call(care.readBirthWishes, { params: params() });
    await save({
      wishes: ['quiet', 'lowLight', 'quiet'],
      companion: 'Sam',
      notes: { painRelief: 'Ask me.' },
    });
    await save({ words: 'Please say my name.' });

    expect(first).toEqual({ wishes: [], companion: '', notes: {}, words: '' });
    expect((await ada.call(care.readBirthWishes, { params: params() })).body).toEqual({
      wishes: ['lowLight', 'quiet'],
      companion: 'Sam',
      notes: { painRelief: 'Ask me.' },
      words: 'Please say my name.',
    });
  });

  it.each([
    [{ wishes: ['champagne'] }, 'wishes.0'],
    [{ notes: { painRelief: 'x'.repeat(201) } }, 'notes.painRelief'],
    [{ words: 'x'.repeat(2001) }, 'words'],
  ])('refuses what no list offers or holds, by its field: %#', async (json, field) => {
    const refused = await ada.send<{ field: string }>(`/api/users/${ada.id}/birth-wishes`, {
      method: 'PUT',
      json,
    });

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });
});
