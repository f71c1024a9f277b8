import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { QuestionsService } from './questions.service';

@Controller()
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Endpoint(care.listQuestions)
  list(@Call() { user }: CallOf<typeof care.listQuestions>) {
    return this.questions.list(user.id);
  }

  @Endpoint(care.addQuestion)
  add(@Call() { user, body: question }: CallOf<typeof care.addQuestion>) {
    return this.questions.add(user.id, question);
  }

  @Endpoint(care.changeQuestion)
  change(@Call() { user, params: { questionId }, body: changes }: CallOf<typeof care.changeQuestion>) {
    return this.questions.change(user.id, questionId, changes);
  }

  @Endpoint(care.removeQuestion)
  remove(@Call() { user, params: { questionId } }: CallOf<typeof care.removeQuestion>) {
    return this.questions.remove(user.id, questionId);
  }
}
