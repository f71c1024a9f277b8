import { fault } from './kit/fault';

fault('kill −9 of the services, five times', async (stage) => {
  const site = await stage.site();
  const load = await stage.writing(site);
  for (let time = 0; time < 5; time += 1) {
    await site.killAndRestart();
    await load.acknowledges();
  }
});
