/** Figures of puzzles in words. */

import { t } from "$lib/page.svelte";
import type { PuzzleInfo, PuzzleSkill } from "$lib/types";

/** How hard a puzzle is by who tried it; nothing while nobody knows. */
export const hardness = ({ rating, tries, right }: PuzzleInfo): string => {
  if (!tries) return "";
  const share = t("puzzle-tries", { tries, right });
  return rating.skill === null ? share : `${share} ${t("puzzle-hardness", { skill: rating.skill })}`;
};

export const skillTold = ({ skill }: PuzzleSkill): string => (skill === null ? t("puzzle-skill-unknown") : t("puzzle-skill", { skill }));

/** Thousandths of a victory in percent. */
export const percent = (thousandths: number): string => (thousandths / 10).toFixed(thousandths % 10 ? 1 : 0);
