import type { EditableTrainingTime, NewTrainingTime, TrainingTimeChange } from '@portal/api/contract';
import { request, useRefreshResources, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

export const TRAINING_TIMES: ResourceKey = '/api/admin/training-times';

/** One training time, as it is now. */
export function useTrainingTime(id: string): Resource<EditableTrainingTime> {
  return useResource<EditableTrainingTime>(`/api/admin/training-times/${id}`, { freshTime: 0 });
}

/** Reads everything again that shows training times. */
export function useRefreshTrainingTimes(): () => Promise<void> {
  const refresh = useRefreshResources();
  return () => refresh(TRAINING_TIMES, '/api/training-times');
}

export function addTrainingTime(time: NewTrainingTime): Promise<EditableTrainingTime> {
  return request('POST', '/api/training-times', time);
}

export function changeTrainingTime(id: string, change: TrainingTimeChange): Promise<EditableTrainingTime> {
  return request('PATCH', trainingTimePath(id), change);
}

/** Where a training time is written. */
export function trainingTimePath(id: string): ResourceKey {
  return `/api/training-times/${id}`;
}
