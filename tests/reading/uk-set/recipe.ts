/** Which damage a picture gets: decided by chance within the bounds of its level. */
import type { Random } from '../../support/random'
import type { Damage } from './truth'
import type { Material } from './sheet'

export type Ground = 'oak' | 'slate' | 'linen' | 'desk' | 'granite' | 'lid'

/** Shares are 0 to 1, lengths in pixels of the picture, angles in degrees. */
export interface Recipe {
  ground: Ground
  isGrey: boolean
  /** Pixels of the picture for one CSS pixel of the paper, before the picture is fitted into its bounds. */
  scale: number
  longest: number
  margin: number
  turn: number
  tilt: number
  crumple: number
  folds: number
  fade: number
  gradient: number
  shadow: number
  exposure: number
  blur: number
  shake: number
  noise: number
  quality: number
  quarterTurn: 0 | 90 | 180 | 270
  /** The turn is undone by the EXIF orientation, as phones write it. */
  hasOrientation: boolean
}

const between = (random: Random, least: number, most: number): number =>
  least + random.next() * (most - least)

const either = (random: Random, most: number): number => between(random, -most, most)

/** A sheet on the glass of a scanner, or a page saved as a picture. */
function scan(random: Random): Recipe {
  return {
    ground: 'lid',
    isGrey: random.chance(0.6),
    scale: between(random, 1.05, 1.35),
    longest: 1754,
    margin: 0.02,
    turn: either(random, 0.5),
    tilt: 0,
    crumple: 0,
    folds: 0,
    fade: 0,
    gradient: 0,
    shadow: 0,
    exposure: 1,
    blur: 0,
    shake: 0,
    noise: 1,
    quality: 78,
    quarterTurn: 0,
    hasOrientation: false,
  }
}

function photo(random: Random): Recipe {
  return {
    ...scan(random),
    ground: random.pick(['oak', 'slate', 'linen', 'desk', 'granite']),
    isGrey: random.chance(0.25),
    scale: between(random, 0.95, 1.2),
    longest: 1900,
    margin: between(random, 0.03, 0.1),
    turn: either(random, 1.5),
    tilt: between(random, 0, 0.12),
    folds: random.whole(0, 2),
    gradient: between(random, 0.05, 0.2),
    blur: between(random, 0.3, 0.55),
    noise: 2,
    quality: 70,
    hasOrientation: random.chance(0.2),
  }
}

type Blemish = (random: Random) => Partial<Recipe>

const moderateShapes: Blemish[] = [
  (random) => ({ crumple: between(random, 0.3, 0.55), folds: 2 }),
  (random) => ({ turn: either(random, 6), tilt: between(random, 0.1, 0.35) }),
  (random) => ({ gradient: between(random, 0.35, 0.55) }),
  (random) => ({ shadow: between(random, 0.3, 0.45) }),
  (random) => ({ exposure: between(random, 0.5, 0.62) }),
]
const moderateGrains: Blemish[] = [
  (random) => ({ blur: between(random, 0.8, 1.05) }),
  (random) => ({ noise: between(random, 5, 8) }),
  (random) => ({ quality: random.whole(28, 40) }),
  (random) => ({ fade: between(random, 0.3, 0.5) }),
  (random) => ({ scale: between(random, 0.78, 0.86), longest: 1250 }),
]
const hardShapes: Blemish[] = [
  (random) => ({ crumple: between(random, 0.75, 1), folds: 3 }),
  (random) => ({ turn: either(random, 11), tilt: between(random, 0.35, 0.6), margin: 0.14 }),
  (random) => ({ gradient: between(random, 0.5, 0.62) }),
  (random) => ({ shadow: between(random, 0.5, 0.62) }),
  (random) => ({ exposure: between(random, 0.4, 0.5) }),
  (random) => ({ quarterTurn: random.pick([90, 180, 270] as const) }),
]
const hardGrains: Blemish[] = [
  (random) => ({ blur: between(random, 1.15, 1.45) }),
  (random) => ({ shake: random.whole(3, 4) }),
  (random) => ({ noise: between(random, 8, 11) }),
  (random) => ({ quality: random.whole(16, 24) }),
  (random) => ({ fade: between(random, 0.5, 0.62) }),
  (random) => ({ scale: between(random, 0.68, 0.75), longest: 1280 }),
]

const merged = (random: Random, blemishes: Blemish[], count: number): Partial<Recipe> =>
  Object.assign(
    {},
    ...random
      .shuffled(blemishes)
      .slice(0, count)
      .map((blemish) => blemish(random)),
  ) as Partial<Recipe>

/** Screens have no paper that could crumple: what is hard about them is how they were photographed. */
export function recipeFor(random: Random, level: Damage, material: Material): Recipe {
  if (level === 'clean')
    return material === 'screen' || random.chance(0.4) ? scan(random) : photo(random)
  const isHard = level === 'hard'
  const isRoll = material === 'thermal' || material === 'card'
  const shapes = merged(random, isHard ? hardShapes : moderateShapes, 2)
  const grains = isHard
    ? merged(random, hardGrains, isRoll ? 2 : 1)
    : merged(random, moderateGrains, random.whole(1, 2))
  const turned =
    !isHard && random.chance(0.08) ? { quarterTurn: random.pick([90, 270] as const) } : {}
  return readable({ ...photo(random), ...shapes, ...grains, ...turned }, isRoll)
}

/** Only heat-sensitive paper fades; what is small or dark needs more of the picture left to be read by a person. */
function readable(recipe: Recipe, isRoll: boolean): Recipe {
  const quality = isRoll && recipe.exposure > 0.6 ? recipe.quality : Math.max(recipe.quality, 36)
  if (isRoll) return { ...recipe, quality }
  return {
    ...recipe,
    quality,
    fade: 0,
    scale: Math.max(recipe.scale, 1.1),
    longest: Math.max(recipe.longest, 1500),
  }
}
