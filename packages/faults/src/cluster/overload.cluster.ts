import { expect } from '@playwright/test';
import { registerMember } from '../kit/member';
import { crowd } from './crowd';
import { underLoad } from './under-load';

const SECONDS = Number(process.env.SECONDS ?? 6);
/** As many at once as the instances never serve in the time that a call waits for its turn. */
const PHONES = 600;

underLoad('far more calls than the instances serve', async (scene, journeys) => {
  const { id, headers } = await registerMember(scene.door.url);
  const url = `${scene.door.url}/api/users/${id}/meals`;
  const statuses = await crowd(url, headers, { phones: PHONES, seconds: SECONDS });

  // Some are served, the others are told to come again; nothing else happens to anybody.
  expect([...statuses.keys()].sort((one, other) => one - other)).toEqual([200, 503]);
  await journeys.acknowledges();
  return 0;
});
