import { openWithoutPlan } from '@nestwell/contracts/billing/server';
import { remoteIds } from '@nestwell/build/places';
import { declarationOf } from './declarations';

jest.setTimeout(120_000);

const placeOf = (page: string, at?: string) => (at === undefined ? page : `${page}?${at}`);

it('leaves a member without a plan on exactly the pages that are listed', async () => {
  const declared = await Promise.all(remoteIds().map(declarationOf));

  const open = declared
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, subscription, openAt, optionalAt }) => {
      if (subscription !== undefined) return [placeOf(path)];
      return [openAt, optionalAt].flatMap((at) => (at === undefined ? [] : [placeOf(path, at)]));
    });

  const listed = openWithoutPlan.flatMap(({ page, at }) => (page === undefined ? [] : [placeOf(page, at)]));
  expect(open.toSorted()).toEqual(listed.toSorted());
});
