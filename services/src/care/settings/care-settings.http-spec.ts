import { care, type CareSettingsRequest } from '@nestwell/contracts/care/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    member = await aMember(app);
  });
  afterAll(() => app.stop());

  const save = (body: CareSettingsRequest) =>
    member.call(care.saveCareSettings, { params: { userId: member.id }, body });

  it('begins the day at midnight until she says otherwise, and keeps what she does not name', async () => {
    const { body } = await member.call(care.readCareSettings, { params: { userId: member.id } });
    await save({ dayStartsAt: 6, babyNames: ['Mila', 'Noah'] });

    expect(body).toEqual({ dayStartsAt: 0, babyNames: [] });
    expect((await save({ dayStartsAt: 4 })).body).toEqual({ dayStartsAt: 4, babyNames: ['Mila', 'Noah'] });
  });

  it.each([
    [{ dayStartsAt: 7 }, 'dayStartsAt'],
    [{ babyNames: ['x'.repeat(41)] }, 'babyNames.0'],
  ])('refuses %j', async (body, field) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { field } });
  });
});
