import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { fromBinary, toBinary } from '../../platform/database/ids';
import { newDatabase } from '../../platform/database/testing/mariadb-server';
import type { RegisteredJob } from '../../platform/jobs/jobs';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { lookAt, someUsers, type Look } from './look';
import { sow } from './sow';
import { workOf } from './work';

/** The application over a MariaDB in which there are more and more users. */
export class GrowingSite {
  private users = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly connection: Connection,
    private readonly member: Member,
  ) {}

  static async start(port: number): Promise<GrowingSite> {
    const url = await newDatabase(port);
    const app = await TestApp.start({ parts, databaseUrl: url });
    const connection = await createConnection({ uri: url, timezone: 'Z' });
    return new GrowingSite(app, connection, await aMember(app));
  }

  async growTo(users: number): Promise<void> {
    const tables = this.app.get(Database).source.entityMetadatas;
    const now = this.app.clock.now();
    await sow(this.connection, {
      tables,
      her: toBinary(this.member.id),
      now,
      from: this.users,
      to: users,
    });
    this.users = users;
  }

  /** What each call and job reads now; times are of so many users. */
  async look(jobs: readonly RegisteredJob[], some: number): Promise<Map<string, Look>> {
    const { app, connection, member, users } = this;
    const [leaver] = (await someUsers(connection, users, 2)).slice(1);
    if (leaver === undefined) throw new Error('nobody is there to leave');
    const work = workOf(app, { member, leaver, postId: await this.earlierPost(), jobs });
    return lookAt(app, connection, work, await someUsers(connection, users, some));
  }

  async stop(): Promise<void> {
    await this.connection.end();
    await this.app.stop();
  }

  private async earlierPost(): Promise<string> {
    const [rows] = await this.connection.query<RowDataPacket[]>(
      'SELECT id FROM posts ORDER BY id LIMIT 1 OFFSET ?',
      [Math.floor(this.users * 0.09)],
    );
    return fromBinary(rows[0]?.id as Buffer);
  }
}
