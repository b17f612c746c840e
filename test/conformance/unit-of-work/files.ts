import assert from "node:assert/strict";
import type { Instant } from "../../../core/kernel/instant.js";
import type { Font } from "../../../core/workspaces/font/font.js";
import type { Logo } from "../../../core/workspaces/logo/logo.js";
import { newWorld, plus } from "../fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { rejectsLostRace } from "../support.js";

/** Every byte. */
const first: Logo = { mediaType: "image/png", content: Uint8Array.from({ length: 256 }, (_, index) => index) };
const second: Logo = { mediaType: "image/svg+xml", content: Uint8Array.from([60, 115, 118, 103, 47, 62]) };

async function settings(subject: Subject) {
  const world = await newWorld(subject);
  const now = world.clock.now();
  const find = (at: Instant | null) => world.read((stores) => stores.files.find("logo", at));
  const add = (workspaceVersion: number, at: Instant, logo: Logo | null) =>
    world.run((stores) => stores.files.add({ kind: "logo", workspaceVersion, at, file: logo }));
  return { world, now, find, add };
}

export const fileCases = grouped({ area: "files" }, [
  {
    title: "returns the logo of any instant, and the last one",
    async run(subject) {
      const { now, find, add } = await settings(subject);
      assert.equal(await find(null), null);
      await add(2, plus(now, 10), first);
      await add(3, plus(now, 20), second);
      await add(4, plus(now, 20), null);
      await add(7, plus(now, 30), second);
      const found = await Promise.all([9, 10, 19, 20, 29, 30, 99].map((after) => find(plus(now, after))));
      assert.deepStrictEqual(found, [null, first, first, null, null, second, second]);
      assert.deepStrictEqual(await find(null), second);
      await add(8, plus(now, 40), null);
      assert.deepStrictEqual(await Promise.all([find(null), find(plus(now, 39))]), [null, second]);
    },
  },
  {
    title: "rejects a second logo of a version, and stores none of work that rejects",
    async run(subject) {
      const { world, now, find, add } = await settings(subject);
      await add(2, now, first);
      await rejectsLostRace(add(2, now, second), "a second logo of a version");
      const failed = world.run(async (stores) => {
        await stores.files.add({ kind: "logo", workspaceVersion: 3, at: now, file: second });
        throw new Error("the power went out");
      });
      await assert.rejects(failed, new Error("the power went out"));
      assert.deepStrictEqual(await find(null), first);
    },
  },
  {
    title: "keeps logos and fonts apart",
    async run(subject) {
      const { world, now, find, add } = await settings(subject);
      const font: Font = { mediaType: "font/otf", content: Uint8Array.from([0x4f, 0x54, 0x54, 0x4f]) };
      await add(2, now, first);
      await world.run((stores) => stores.files.add({ kind: "font", workspaceVersion: 3, at: now, file: font }));
      const findFont = () => world.read((stores) => stores.files.find("font", null));
      assert.deepStrictEqual([await find(null), await findFont()], [first, font]);
      await add(4, now, null);
      assert.deepStrictEqual([await find(null), await findFont()], [null, font]);
      await world.run((stores) => stores.files.add({ kind: "font", workspaceVersion: 5, at: now, file: null }));
      assert.equal(await findFont(), null);
    },
  },
  {
    title: "isolates logos from other workspaces and from their callers' bytes",
    async run(subject) {
      const { now, find, add } = await settings(subject);
      const content = Buffer.from([1, 2, 3]);
      await add(2, now, { mediaType: "image/png", content });
      content.fill(7);
      const found = await find(null);
      found?.content.fill(8);
      assert.deepStrictEqual(await find(null), { mediaType: "image/png", content: Uint8Array.from([1, 2, 3]) });
      const other = await settings(subject);
      assert.equal(await other.find(null), null);
      await other.add(2, now, second);
      assert.deepStrictEqual((await find(null))?.content, Uint8Array.from([1, 2, 3]));
    },
  },
]);
