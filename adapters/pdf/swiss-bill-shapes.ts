import { type Mark, rectangle } from "./block.js";
import { MM } from "./style.js";

const BLACK = "#000000";
/** The weight of lines, in points. */
const WEIGHT = 0.5;
const DASH = 2;
/** From the edge of the paper to the scissors. */
const INSET = 5 * MM;
const SCISSORS = 4.5 * MM;

/** A black square with a white cross, in a square of 1: the arms are a sixth longer than wide, as on the flag. */
export const crossPath = ((): string => {
  const edge = 0.04;
  const [thin, long] = [0.085, 0.28];
  const square = `M${edge} ${edge}H${1 - edge}V${1 - edge}H${edge}Z`;
  // Against the direction of the square, so that the cross is a hole in it.
  const cross =
    `M${0.5 - thin} ${0.5 - long}V${0.5 - thin}H${0.5 - long}V${0.5 + thin}H${0.5 - thin}V${0.5 + long}` +
    `H${0.5 + thin}V${0.5 + thin}H${0.5 + long}V${0.5 - thin}H${0.5 + thin}V${0.5 - long}Z`;
  return square + cross;
})();

/** The dashed lines above the parts and between them, with scissors. */
export function cutMarks(width: number, between: number, height: number): readonly Mark[] {
  const dashes = (length: number) => Array.from({ length: Math.floor(length / (2 * DASH)) }, (_, index) => index * 2 * DASH);
  return [
    ...dashes(width).map((x) => rectangle({ x, y: -WEIGHT / 2, width: DASH, height: WEIGHT }, BLACK)),
    ...dashes(height).map((y) => rectangle({ x: between - WEIGHT / 2, y, width: WEIGHT, height: DASH }, BLACK)),
    { kind: "shape", path: scissors((x, y) => `${x} ${y}`), x: INSET, y: 0, size: SCISSORS, units: 1, color: BLACK },
    { kind: "shape", path: scissors((x, y) => `${y} ${x}`), x: between, y: INSET, size: SCISSORS, units: 1, color: BLACK },
  ];
}

/** Scissors of length 1 that cut along the first axis: two rings, and two blades that cross. */
function scissors(at: (along: number, across: number) => string): string {
  const ring = (side: number): string => {
    const [x, y, outer, inner] = [0.17, side * 0.17, 0.15, 0.085];
    return `${circle(at, x, y, outer, 1)}${circle(at, x, y, inner, -1)}`;
  };
  const blade = (side: number): string =>
    `M${at(0.26, side * 0.12)}L${at(1, -side * 0.2)}L${at(0.98, -side * 0.25)}L${at(0.3, side * 0.04)}Z`;
  return ring(1) + ring(-1) + blade(1) + blade(-1);
}

/** A circle of four curves, which turns in the direction, so that a smaller one of the other direction is a hole. */
function circle(at: (along: number, across: number) => string, x: number, y: number, r: number, turn: number): string {
  const k = r * 0.5523;
  const s = (value: number): number => value * turn;
  const point = (dx: number, dy: number): string => at(x + dx, y + s(dy));
  return (
    `M${point(r, 0)}C${point(r, k)} ${point(k, r)} ${point(0, r)}C${point(-k, r)} ${point(-r, k)} ${point(-r, 0)}` +
    `C${point(-r, -k)} ${point(-k, -r)} ${point(0, -r)}C${point(k, -r)} ${point(r, -k)} ${point(r, 0)}Z`
  );
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The corners of a field that is filled in by hand, 3 mm long. */
export function frameMarks({ x, y, width, height }: Frame): readonly Mark[] {
  const [arm, weight] = [3 * MM, 0.75];
  return [x, x + width].flatMap((edge, right) =>
    [y, y + height].flatMap((end, low) => [
      rectangle({ x: right === 1 ? edge - arm : edge, y: low === 1 ? end - weight : end, width: arm, height: weight }, BLACK),
      rectangle({ x: right === 1 ? edge - weight : edge, y: low === 1 ? end - arm : end, width: weight, height: arm }, BLACK),
    ]),
  );
}
