import { PrivateMariadb } from '@nestwell/e2e/mariadb';
import { fault } from './kit/fault';

fault('kill −9 of the database, three times', async (stage) => {
  const database = await stage.keep(PrivateMariadb.start());
  const site = await stage.site({ DATABASE_URL: database.url });
  const load = await stage.writing(site);
  for (let time = 0; time < 3; time += 1) {
    await database.killAndRestart();
    await load.acknowledges();
  }
});
