import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { DiaryService } from './diary.service';

@Controller()
export class DiaryController {
  constructor(private readonly diary: DiaryService) {}

  @Endpoint(nutrition.listDiaryDays)
  days(@Call() { user, query, zone }: CallOf<typeof nutrition.listDiaryDays>) {
    return this.diary.days(user.id, query, zone);
  }
}
