import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import { type CallBackPerson, callBackFaults, callBackFields, fitCallBack } from '../../model/call-back.ts';
import { callBackMessage, callBackWords } from './call-back-words.ts';

/** The form that asks to be called: its fields, its rules and its words. */
export const callBackSpec: FormSpec<CallBackPerson> = {
  prefix: 'call-back',
  fields: callBackFields,
  prepare: fitCallBack,
  faultsOf: callBackFaults,
  label: (field) => callBackWords[field],
  message: callBackMessage,
};
