import { expect, test } from '../kit/test';
import { tracesLeft } from './traces-left';

const id = process.env.VICTIM ?? 'nutrition';

test(`no page of ${id} holds anything of the member before`, async ({ page, site }) => {
  test.setTimeout(120_000);

  expect(await tracesLeft(page, site, id)).toEqual([]);
});
