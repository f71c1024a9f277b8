import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { Endpoint } from '../../platform/endpoint';
import { ExerciseCatalogue } from './exercise-catalogue.service';

@Controller()
export class ExercisesController {
  constructor(private readonly catalogue: ExerciseCatalogue) {}

  @Endpoint(fitness.listExercises)
  list() {
    return this.catalogue.all();
  }
}
