import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../platform/http.module';
import { TakenAwayModule } from '../platform/taken-away/taken-away.module';
import { fitnessEntities } from './fitness.entities';
import { AccountModule } from '../account';
import { AccountMotherLookup } from './account-mother-lookup';
import { FitnessPersonalData } from './fitness-personal-data';
import { FitnessPictures } from './fitness-pictures';
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

/** Hand out and remove what is stored of a person. */
const personalData = [FitnessPersonalData];

/** Put back what was deleted. */
const restoreHandlers = [TrackingService, WorkoutsService];

/** Let documents load what is not ours. */
const documentPolicies = [FitnessPictures];

@Module({
  imports: [HttpModule, TakenAwayModule, TypeOrmModule.forFeature([...fitnessEntities]), AccountModule],
  controllers: [
    TrackingController,
    TrendsController,
    ExercisesController,
    WorkoutsController,
    ClearancesController,
  ],
  providers: [
    ...personalData,
    ...restoreHandlers,
    ...documentPolicies,
    TrendsService,
    TrackingDaysRepository,
    ExerciseCatalogue,
    ExercisesRepository,
    WorkoutsRepository,
    MovementMinutes,
    ClearancesService,
    ClearancesRepository,
    { provide: MotherLookup, useClass: AccountMotherLookup },
  ],
})
export class FitnessModule {}
