import { Column, Entity } from 'typeorm';
import { JsonText, OwnId } from '../../platform/database/columns';

/** What a member said once for all of Care. */
@Entity('care_settings')
export class CareSettingsEntity {
  @OwnId() userId!: string;
  @Column('integer') dayStartsAt!: number;
  @JsonText() babyNames!: string[];
}
