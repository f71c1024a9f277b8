import { Injectable, type OnModuleInit } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { UsersService } from '../account';
import { FirstAnswers, type HomeVisit } from '../platform/first-answers';
import { BabyLogService } from './baby-log/baby-log.service';
import { CareSettingsService } from './settings/care-settings.service';

const ofUser = ({ userId }: HomeVisit) => ({ params: { userId } });

/** The tile of feeds is on Home of every mother with a baby: painted with what runs, and answering with the rest. */
@Injectable()
export class CareFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly log: BabyLogService,
    private readonly settings: CareSettingsService,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    const isFor = ({ userId }: HomeVisit) => this.hasBaby(userId);
    this.firstAnswers.register({
      endpoint: care.listBabyLog,
      isFor,
      args: ofUser,
      answer: ({ userId }) => this.log.list(userId, {}),
    });
    this.firstAnswers.register({
      endpoint: care.readCareSettings,
      isFor,
      args: ofUser,
      answer: ({ userId }) => this.settings.read(userId),
    });
    this.firstAnswers.register({
      endpoint: care.readServerClock,
      isFor,
      args: ofUser,
      answer: ({ now }) => Promise.resolve({ now: now.toISOString() }),
    });
  }

  private async hasBaby(userId: string): Promise<boolean> {
    const her = await this.users.find(userId);
    return her !== null && her.quiet === null && !her.isPregnant;
  }
}
