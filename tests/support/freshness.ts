// The survey of some places in one go.
import { type FreshnessSurvey, surveyed } from '../../src/domain/freshness-survey.ts';
import { finished } from '../../src/domain/in-steps.ts';
import type { Place } from '../../src/domain/place.ts';

export const freshnessSurveyOf = (places: readonly Place[], today: string): FreshnessSurvey =>
  finished(surveyed({ places }, today));
