import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { HOUR } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited } from '../../platform/limits/limited';
import { RecipeImportService } from './recipe-import.service';

@Controller()
export class RecipeImportController {
  constructor(private readonly recipes: RecipeImportService) {}

  @Endpoint(nutrition.importRecipe)
  @Limited({ name: 'recipe pages', max: 30, windowMs: HOUR, by: 'caller' })
  read(@Call() { user, body }: CallOf<typeof nutrition.importRecipe>) {
    return this.recipes.read(user.id, body.address);
  }
}
