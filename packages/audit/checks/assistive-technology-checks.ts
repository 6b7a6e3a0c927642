import type { Check } from '../contract.ts';
import { accessKeys } from './access-keys.ts';
import { adjacentLinks } from './adjacent-links.ts';
import { alertsOnLoad } from './alerts-on-load.ts';
import { alternateLanguages } from './alternate-languages.ts';
import { askedAgain } from './asked-again.ts';
import { askedTwice } from './asked-twice.ts';
import { audioDescriptions } from './audio-descriptions.ts';
import { autocompleteTokens } from './autocomplete-tokens.ts';
import { backgroundPictures } from './background-pictures.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { captions } from './captions.ts';
import { carousels } from './carousels.ts';
import { chartTables } from './chart-tables.ts';
import { dialogs } from './dialogs.ts';
import { disclosureStates } from './disclosure-states.ts';
import { errorAssociation } from './error-association.ts';
import { fieldLabels } from './field-labels.ts';
import { fileLinks } from './file-links.ts';
import { formErrors } from './form-errors.ts';
import { frameTitles } from './frame-titles.ts';
import { graphicNames } from './graphic-names.ts';
import { groupLabels } from './group-labels.ts';
import { headingOutline } from './heading-outline.ts';
import { hiddenContent } from './hidden-content.ts';
import { hintAssociation } from './hint-association.ts';
import { idReferences } from './id-references.ts';
import { imageAlternatives } from './image-alternatives.ts';
import { labelInName } from './label-in-name.ts';
import { landmarks } from './landmarks.ts';
import { languageSwitch } from './language-switch.ts';
import { layoutTables } from './layout-tables.ts';
import { linkPurpose } from './link-purpose.ts';
import { liveRegions } from './live-regions.ts';
import { mediaAutoplay } from './media-autoplay.ts';
import { menuRoles } from './menu-roles.ts';
import { nameLanguage } from './name-language.ts';
import { newWindows } from './new-windows.ts';
import { noRefresh } from './no-refresh.ts';
import { otherLanguages } from './other-languages.ts';
import { pageLanguage } from './page-language.ts';
import { pageSiblings } from './page-siblings.ts';
import { pageTitle } from './page-title.ts';
import { pdfTags } from './pdf-tags.ts';
import { picturesOfText } from './pictures-of-text.ts';
import { realControls } from './real-controls.ts';
import { realStructure } from './real-structure.ts';
import { requiredMarks } from './required-marks.ts';
import { sameNameControls } from './same-name-controls.ts';
import { sameNameLinks } from './same-name-links.ts';
import { sensoryWords } from './sensory-words.ts';
import { signInTests } from './sign-in-tests.ts';
import { spokenLanguage } from './spoken-language.ts';
import { statusRoles } from './status-roles.ts';
import { submitButtons } from './submit-buttons.ts';
import { tableHeaders } from './table-headers.ts';
import { textComfort } from './text-comfort.ts';
import { textLanguage } from './text-language.ts';
import { timeElements } from './time-elements.ts';
import { titleExtras } from './title-extras.ts';
import { titleFits } from './title-fits.ts';
import { trapFields } from './trap-fields.ts';
import { uniqueIds } from './unique-ids.ts';
import { visualOrder } from './visual-order.ts';
import { zoomAllowed } from './zoom-allowed.ts';

/** The checks of what is read and heard: names, languages, structure, media and files. */
export const assistiveTechnologyChecks: readonly Check[] = [
  accessKeys,
  adjacentLinks,
  alertsOnLoad,
  alternateLanguages,
  askedTwice,
  askedAgain,
  audioDescriptions,
  autocompleteTokens,
  breadcrumbs,
  captions,
  carousels,
  chartTables,
  dialogs,
  disclosureStates,
  errorAssociation,
  fieldLabels,
  fileLinks,
  formErrors,
  frameTitles,
  graphicNames,
  groupLabels,
  headingOutline,
  hiddenContent,
  hintAssociation,
  idReferences,
  imageAlternatives,
  labelInName,
  landmarks,
  languageSwitch,
  layoutTables,
  linkPurpose,
  liveRegions,
  mediaAutoplay,
  menuRoles,
  nameLanguage,
  newWindows,
  noRefresh,
  otherLanguages,
  pageLanguage,
  pageSiblings,
  pageTitle,
  pdfTags,
  picturesOfText,
  realControls,
  realStructure,
  requiredMarks,
  sameNameControls,
  sameNameLinks,
  sensoryWords,
  signInTests,
  spokenLanguage,
  statusRoles,
  submitButtons,
  tableHeaders,
  textComfort,
  textLanguage,
  timeElements,
  titleExtras,
  backgroundPictures,
  titleFits,
  trapFields,
  uniqueIds,
  visualOrder,
  zoomAllowed,
];
