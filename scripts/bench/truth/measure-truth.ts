import {
  type JudgedHostile,
  measureHostile,
  readHostile,
} from "./measure-hostile";
import {
  type JudgedWords,
  measureInnocent,
  readInnocent,
} from "./measure-innocent";
import {
  composeLabeled,
  type JudgedListing,
  measureListing,
} from "./measure-listings";
import { type JudgedPhrase, measureTold, readTold } from "./measure-told";
import {
  type JudgedTranslation,
  measureTranslations,
} from "./measure-translations";
import { readListings } from "./read-listings";
import { type Mode, modes, reviewersIn } from "./reviewers";

/** All that is measured of one mode. */
export type Measured = {
  mode: Mode | "by the model";
  listings: JudgedListing[];
  hostile: JudgedHostile[];
  told: JudgedPhrase[];
  /** The same of a writer that can't cite. */
  toldUncited: JudgedPhrase[];
  innocent: JudgedWords[];
  translations: JudgedTranslation[];
};

/** The sets to work with, or the labeled listings that are kept apart. */
export function measureTruth(isKept: boolean, folder?: string): Measured[] {
  const listings = readListings(isKept, folder).map(composeLabeled);
  const hostile = isKept ? [] : readHostile();
  const told = isKept ? [] : readTold({ isCiting: true });
  const uncited = isKept ? [] : readTold({ isCiting: false });
  const innocent = isKept ? [] : readInnocent();
  // No review looks at a translation.
  const translations = isKept ? [] : measureTranslations();
  return modes.map((mode) => {
    const makeReviewer = reviewersIn(mode);
    return {
      mode,
      listings: listings.map((each) => measureListing(each, makeReviewer)),
      hostile: hostile.map((each) => measureHostile(each, makeReviewer)),
      told: told.map((each) => measureTold(each, makeReviewer)),
      toldUncited: uncited.map((each) => measureTold(each, makeReviewer)),
      innocent: innocent.map((each) => measureInnocent(each, makeReviewer)),
      translations,
    };
  });
}
