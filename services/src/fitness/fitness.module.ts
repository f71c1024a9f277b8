import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { fitnessEntities } from './fitness.entities';
import { AccountModule } from '../account';
import { AccountMotherLookup } from './account-mother-lookup';
import { FitnessFirstAnswers } from './fitness-first-answers';
import { FitnessPersonalData } from './fitness-personal-data';
import { FitnessPictures } from './fitness-pictures';
import { FitnessWaysBack } from './fitness-ways-back';
import { ClearancesController } from './movement/clearances.controller';
import { ClearancesRepository } from './movement/clearances.repository';
import { ClearancesService } from './movement/clearances.service';
import { ExerciseCatalogue } from './movement/exercise-catalogue.service';
import { ExercisesController } from './movement/exercises.controller';
import { ExercisesRepository } from './movement/exercises.repository';
import { MotherLookup } from './movement/mother-lookup';
import { MovementMinutes } from './movement/movement-minutes.service';
import { WorkoutsController } from './movement/workouts.controller';
import { WorkoutsRepository } from './movement/workouts.repository';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingController } from './tracking/tracking.controller';
import { TrackingDaysRepository } from './tracking/tracking-days.repository';
import { TrackingService } from './tracking/tracking.service';
import { TrendsController } from './tracking/trends.controller';
import { TrendsService } from './tracking/trends.service';

@Module({
  imports: [TypeOrmModule.forFeature([...fitnessEntities]), AccountModule],
  controllers: [
    TrackingController,
    TrendsController,
    ExercisesController,
    WorkoutsController,
    ClearancesController,
  ],
  providers: [
    TrackingService,
    TrendsService,
    TrackingDaysRepository,
    ExerciseCatalogue,
    ExercisesRepository,
    WorkoutsService,
    WorkoutsRepository,
    MovementMinutes,
    ClearancesService,
    ClearancesRepository,
    { provide: MotherLookup, useClass: AccountMotherLookup },
    FitnessPersonalData,
    FitnessFirstAnswers,
    FitnessPictures,
    FitnessWaysBack,
  ],
})
export class FitnessModule {}
