import { DAY, moveClock } from './kit/clock';
import { fault } from './kit/fault';

fault('a clock that goes back and forth', async (stage) => {
  const site = await stage.site();
  const load = await stage.writing(site);
  for (const days of [2, -4, 1, 3, -2]) {
    await moveClock(site, days * DAY);
    await load.acknowledges();
  }
});
