import { fault } from './kit/fault';

fault('two processes on one folder, of which one is killed', async (stage) => {
  const first = await stage.site();
  const second = await stage.site({ DATA_DIR: first.folder });
  const load = await stage.writing(first, second);
  for (let time = 0; time < 3; time += 1) {
    await second.killAndRestart();
    await load.acknowledges(40);
  }
});
