/** Photographs a paper: lays it on its ground, crumpled, faded and lit, and takes the picture. */
import type { Random } from '../../support/random'
import { between, reliefOf } from './crumple'
import { groundAt } from './ground'
import { cornersOf, project, projectionOnto, type Point } from './perspective'
import { blank, blurred, layeredNoise, shaken, smoothNoise, type Picture } from './picture'
import type { Ground, Recipe } from './recipe'
import type { Material } from './sheet'

const TINTS: Record<Material, [number, number, number]> = {
  thermal: [0.985, 0.985, 0.975],
  white: [0.99, 0.99, 0.99],
  cream: [0.975, 0.955, 0.9],
  card: [0.975, 0.945, 0.88],
  screen: [1, 1, 1],
}

/** Prints on the paper and lets the print fade, more in some places than in others. */
export function printed(ink: Picture, material: Material, fade: number, random: Random): Picture {
  const seed = random.whole(1, 1e6)
  const tint = TINTS[material]
  const paper = blank(ink.width, ink.height)
  for (let y = 0; y < ink.height; y += 1)
    for (let x = 0; x < ink.width; x += 1) {
      const patch = layeredNoise(x / 180, y / 320, seed, 2)
      const streak = smoothNoise(x / 7, y / 2000, seed + 9)
      const strength = 1 - fade * (0.55 + 0.5 * patch + (streak > 0.8 ? 0.12 : 0))
      const at = (y * ink.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        paper.pixels[at + channel] =
          (255 - (255 - ink.pixels[at + channel]!) * strength) * tint[channel]!
    }
  return paper
}

/** The size of the picture in which the paper lies, and where its corners are. */
export function framed(
  paper: { width: number; height: number },
  recipe: Pick<Recipe, 'turn' | 'tilt' | 'margin'>,
): { width: number; height: number; corners: [Point, Point, Point, Point] } {
  const corners = cornersOf(paper.width, paper.height, recipe.turn, recipe.tilt)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const border = recipe.margin * Math.max(paper.width, paper.height * 0.6)
  const left = Math.min(...xs) - border
  const top = Math.min(...ys) - border
  return {
    width: Math.round(Math.max(...xs) + border - left),
    height: Math.round(Math.max(...ys) + border - top),
    corners: corners.map(({ x, y }) => ({ x: x - left, y: y - top })) as [
      Point,
      Point,
      Point,
      Point,
    ],
  }
}

function sampled(picture: Picture, x: number, y: number, channel: number): number {
  const { width, height, pixels } = picture
  const safeX = Math.min(width - 1.001, Math.max(0, x))
  const safeY = Math.min(height - 1.001, Math.max(0, y))
  const left = Math.floor(safeX)
  const top = Math.floor(safeY)
  const at = (top * width + left) * 3 + channel
  const below = at + width * 3
  const across = safeX - left
  const upper = pixels[at]! * (1 - across) + pixels[at + 3]! * across
  const lower = pixels[below]! * (1 - across) + pixels[below + 3]! * across
  return upper + (lower - upper) * (safeY - top)
}

/** How much darker or lighter a slope gets at most, how fast, and how far it moves what is printed. */
const SHADE = 0.32
const STEEPNESS = 2.6
const DEPTH = 9

/** The bare ground. */
export function groundOf(width: number, height: number, ground: Ground, seed: number): Picture {
  const scene = blank(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      scene.pixels.set(groundAt(ground, x, y, seed), (y * width + x) * 3)
  return scene
}

/** Lays the paper on the scene so that its corners are where they are given; its shadow falls on what lies there. */
export function lay(
  scene: Picture,
  paper: Picture,
  corners: readonly [Point, Point, Point, Point],
  recipe: Recipe,
  random: Random,
): void {
  const onto = projectionOnto(corners)
  const relief = reliefOf(random, paper, recipe)
  const lightX = random.chance(0.5) ? 0.8 : -0.8
  const isLid = recipe.ground === 'lid'
  for (let y = 0; y < scene.height; y += 1)
    for (let x = 0; x < scene.width; x += 1) {
      const on = project(onto, x, y)
      const u = on.x * paper.width
      const v = on.y * paper.height
      // Half a pixel of edge keeps the border of the paper smooth.
      const inside = Math.min(u, v, paper.width - u, paper.height - v) + 0.5
      const cover = Math.min(1, Math.max(0, inside))
      const at = (y * scene.width + x) * 3
      const across = cover ? between(relief, relief.across, u, v) : 0
      const down = cover ? between(relief, relief.down, u, v) : 0
      const shade = 1 + SHADE * Math.tanh(STEEPNESS * (across * lightX + down * 0.6))
      const edge = Math.max(-(u + 8), -(v - 4), u - paper.width - 4, v - paper.height - 14, 0)
      const cast = isLid ? 1 - 0.1 * Math.exp(-edge / 3) : 1 - 0.5 * Math.exp(-edge / 12)
      for (let channel = 0; channel < 3; channel += 1) {
        const lit = cover
          ? sampled(paper, u + across * DEPTH, v + down * DEPTH, channel) * shade
          : 0
        scene.pixels[at + channel] = lit * cover + scene.pixels[at + channel]! * cast * (1 - cover)
      }
    }
}

/** The scene before the camera: ground, shadow of the paper, paper. */
function laid(paper: Picture, recipe: Recipe, random: Random): Picture {
  const { width, height, corners } = framed(paper, recipe)
  const scene = groundOf(width, height, recipe.ground, random.whole(1, 1e6))
  lay(scene, paper, corners, recipe, random)
  return scene
}

/** Uneven light: a lamp at one side, and the edge of a shadow across the picture. */
function lit(scene: Picture, recipe: Recipe, random: Random): Picture {
  const { width, height, pixels } = scene
  const angle = random.next() * Math.PI * 2
  const edgeAngle = random.next() * Math.PI * 2
  const edgeAt = (random.next() - 0.5) * 0.5
  const warm =
    recipe.ground === 'lid'
      ? [1, 1, 1]
      : random.pick([
          [1.02, 1, 0.93],
          [1, 1, 1],
          [0.97, 1, 1.02],
        ])
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const nearX = x / width - 0.5
      const nearY = y / height - 0.5
      const far = nearX * Math.cos(angle) + nearY * Math.sin(angle) + 0.5
      const past = nearX * Math.cos(edgeAngle) + nearY * Math.sin(edgeAngle) - edgeAt
      const shadow = recipe.shadow / (1 + Math.exp(-past * 28))
      const light =
        recipe.exposure * (1 - recipe.gradient * Math.min(1, Math.max(0, far))) * (1 - shadow)
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel]! *= light * warm[channel]!
    }
  return scene
}

function noisy(picture: Picture, strength: number, random: Random): Picture {
  const { pixels } = picture
  let before = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const fresh = random.next() + random.next() + random.next() - 1.5
    // Neighbours share some of it, as after the smoothing that cameras do.
    const grain = (fresh * 0.8 + before * 0.5) * strength * 2
    before = fresh
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel]! += grain
  }
  return picture
}

/** What the camera makes of a scene: its light, its focus, its noise. */
export function taken(scene: Picture, recipe: Recipe, random: Random): Picture {
  return noisy(
    shaken(blurred(lit(scene, recipe, random), recipe.blur), recipe.shake),
    recipe.noise,
    random,
  )
}

/** The whole way from print to picture, but for turning. */
export function photographed(
  ink: Picture,
  material: Material,
  recipe: Recipe,
  random: Random,
): Picture {
  return taken(laid(printed(ink, material, recipe.fade, random), recipe, random), recipe, random)
}
