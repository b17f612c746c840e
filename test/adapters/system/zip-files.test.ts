import { crc32, deflateRawSync } from "node:zlib";
import { expect } from "chai";
import { filesOfZip, isZip } from "../../../adapters/system/zip-files.js";
import { isStintError } from "../../../core/kernel/errors.js";
import { read } from "../../core/imports/readers.js";

interface Packed {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  /** Instead of the true one. */
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** An archive as other programs write it, with what they do not write. */
function zip(files: readonly Packed[], comment = ""): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, flags = 0x0800, method = isStored ? 0 : 8, ...given } of files) {
    const plain = Buffer.from(content);
    const packed = isStored ? plain : deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(given.crc ?? crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(given.size ?? plain.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), head, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end, Buffer.from(comment)]);
}

async function contentsOf(archive: Uint8Array): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const { name, content } of filesOfZip(archive)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content()) pieces.push(piece);
    contents[name] = Buffer.concat(pieces).toString();
  }
  return contents;
}

async function refused(archive: Uint8Array): Promise<string> {
  try {
    await contentsOf(archive);
  } catch (error) {
    if (isStintError(error) && error.issues[0]?.code === "export_unreadable") return error.message;
    throw error;
  }
  throw new Error("The archive was read.");
}

const harvest = "Date,Client,Project,Task,Notes,Hours,First name,Last name\n2026-01-05,C,P,T,,1.5,Ada,Lund\n";

describe("the files of a ZIP archive", () => {
  it("are stored or deflated, and read as exports", async () => {
    const archive = zip(
      [
        { name: "export/", content: "", isStored: true },
        { name: "__MACOSX/time.csv", content: "x" },
        { name: "export/.hidden", content: "x" },
        { name: "export/Zeiten März.csv", content: harvest },
        { name: "export/meta.json", content: "{}", isStored: true },
      ],
      "a comment",
    );
    expect(isZip(archive)).to.equal(true);
    expect(isZip(Buffer.from(harvest))).to.equal(false);
    expect(await contentsOf(archive)).to.deep.equal({ "export/Zeiten März.csv": harvest, "export/meta.json": "{}" });
    const [entry] = await read(filesOfZip(archive));
    expect(entry).to.deep.include({ person: "Ada Lund", project: "P", seconds: 5_400 });
  });

  it("are refused if they are larger than stated, or than a file can be", async () => {
    const zeros = Buffer.alloc(80 * 1_048_576);
    expect(await refused(zip([{ name: "a.csv", content: zeros }]))).to.equal("a.csv has more than 64 MiB.");
    expect(await refused(zip([{ name: "a.csv", content: zeros, size: 100 }]))).to.equal("a.csv is larger than the archive says.");
    const many = Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}.csv`, content: "" }));
    expect(await refused(zip(many))).to.equal("The archive has more than 1000 files.");
  });

  it("are refused if they are damaged, encrypted or of an unusual method", async () => {
    const packed = { name: "a.csv", content: harvest };
    expect(await refused(zip([{ ...packed, crc: 1 }]))).to.match(/checksum is wrong/);
    expect(await refused(zip([{ ...packed, size: 1_000 }]))).to.match(/checksum is wrong/);
    expect(await refused(zip([{ ...packed, flags: 1 }]))).to.match(/is encrypted/);
    expect(await refused(zip([{ ...packed, method: 12 }]))).to.match(/unusual method/);
    expect(await refused(zip([{ ...packed, isStored: true, method: 8 }]))).to.match(/a.csv is damaged/);
    const whole = zip([packed]);
    expect(await refused(whole.subarray(0, -30))).to.match(/has no end/);
    expect(await refused(whole.subarray(20))).to.match(/damaged|missing|ends within/);
    expect(await refused(Buffer.from("PK\u0003\u0004"))).to.match(/has no end/);
  });

  it("are refused without another error, whichever byte is wrong", async () => {
    const whole = zip([{ name: "a.csv", content: harvest }]);
    for (let at = 0; at < whole.length; at += 1) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      await contentsOf(broken).catch((error: unknown) => {
        if (!isStintError(error)) throw error;
      });
    }
  });
});
