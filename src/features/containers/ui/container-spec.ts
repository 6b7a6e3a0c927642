import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  type ContainerRequest,
  containerFaults,
  containerFields,
  fitContainerRequest,
} from '../model/container-request.ts';
import { containerMessage, containerWords } from './container-words.ts';

/** The form that asks for a container, a swap or a pickup: its fields, its rules and its words. */
export const containerSpec: FormSpec<ContainerRequest> = {
  prefix: 'container',
  fields: containerFields,
  prepare: fitContainerRequest,
  faultsOf: (values) => containerFaults(values),
  label: (field) => containerWords[field],
  message: containerMessage,
};
