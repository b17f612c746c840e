import { expect } from "chai";
import type { ExportFile } from "../../../core/imports/export-file.js";
import type { ExportOptions } from "../../../core/imports/export-options.js";
import { isStintError } from "../../../core/kernel/errors.js";
import { pointerOf } from "../../../core/kernel/pointer.js";
import { fileOf, isEntry, isRefused, read } from "./readers.js";
import { sampleFile, samples } from "./samples.js";

/** The code, the pointer and the message of the refusal of a file. */
async function refused(
  content: string | Uint8Array | readonly ExportFile[],
  options: Partial<ExportOptions> = {},
): Promise<string> {
  try {
    await read(typeof content === "string" || content instanceof Uint8Array ? [fileOf(content)] : content, options);
  } catch (error) {
    if (!isStintError(error)) throw error;
    const [issue] = error.issues;
    return `${issue?.code} ${pointerOf(issue?.path ?? [])} ${issue?.message}`;
  }
  throw new Error("The file was read.");
}

const header = "User,Email,Client,Project,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\n";
const row = "A,a@mail.test,C,P,x,Yes,2026-01-05,09:00,2026-01-05,10:00,1:00:00,\n";

/** A file that is made while it is read. */
const endless = (first: string, piece: string, times: number): ExportFile => ({
  name: "endless.csv",
  *content() {
    yield new TextEncoder().encode(first);
    const bytes = new TextEncoder().encode(piece);
    for (let count = 0; count < times; count += 1) yield bytes;
  },
});

describe("hostile files instead of time exports", () => {
  it("are refused with quotes that do not end and texts after quotes, at their line and column", async () => {
    expect(await refused(`${header}${row}"A,a@mail.test\n${row}`)).to.equal(
      "export_unreadable /line/3/column/1 Line 3, column 1: The quote that begins here has no end.",
    );
    expect(await refused(`${header}A,"b"c,\n`)).to.match(
      /^export_unreadable \/line\/2\/column\/6 .*a delimiter or the end of the line/,
    );
  });

  it("are refused with lines of a gigabyte and a million columns, without reading further", async () => {
    const piece = "x".repeat(65_536);
    expect(await refused([endless(header, piece, 16_384)])).to.match(
      /^export_unreadable \/line\/2\/column\/1 .*more than 1048576 characters/,
    );
    expect(await refused([endless(`${header}"`, piece, 16_384)])).to.match(/\/line\/2\/column\/1 .*a quote in it has no end/);
    expect(await refused([endless(header, row.replace("x", "x".repeat(1_000_000)), 70)])).to.match(
      /^export_unreadable {2}endless.csv has more than 64 MiB/,
    );
    expect(await refused(`${header}${",".repeat(1_000_000)}\n`)).to.match(
      /^export_unreadable \/line\/2\/column\/201 .*more than 200 cells/,
    );
  }).timeout(60_000);

  it("are refused with NUL and unpaired surrogates, at their line and column", async () => {
    expect(await refused(`${header}${row}${row.replace("x", "x\0y")}`)).to.match(
      /^export_unreadable \/line\/3\/column\/20 .*contains NUL/,
    );
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from(new TextEncoder().encode(header)).flatMap((byte) => [byte, 0]),
      0x41,
      0,
      0x00,
      0xd8,
      0x41,
      0,
    ]);
    expect(await refused(utf16)).to.match(/\/line\/2\/column\/2 .*unpaired surrogate/);
    expect(await refused(Uint8Array.from([0xff, 0xfe, 0x41]))).to.match(/not valid text in the encoding utf-16le/);
    expect(await refused(new TextEncoder().encode(header).slice(0, 40), { encoding: "utf-16be" })).to.match(
      /source_unknown|export_unreadable/,
    );
  });

  it("are refused if nothing in them is a time export", async () => {
    expect(await refused("")).to.match(/^source_unknown .*no rows/);
    expect(await refused("Name,Colour\nAda,blue\n")).to.match(/^source_unknown .*No row is the header/);
    expect(await refused(header.replace("Start date,", ""))).to.match(/^source_unknown/);
    expect(await refused("{")).to.match(/^export_unreadable \/line\/1\/column\/1 .*not valid JSON/);
    expect(await refused('[{"begin":1}')).to.match(/not valid JSON/);
    expect(await refused('{"data":[{"a":1}]}')).to.match(/^source_unknown .*lists no time entries/);
    expect(await refused("[".repeat(100_000))).to.match(/not valid JSON/);
    expect(await refused("PK\u0003\u0004\u0014\u0000")).to.match(/ZIP archive/);
    expect(await refused(header + row, { columns: { rate: "Fee" } })).to.match(/^column_unknown \/columns\/rate /);
    expect(await refused([fileOf("[]", "a.json"), fileOf("[]", "b.json")])).to.match(/no file with time entries/);
    expect(await refused([fileOf(header, "a.csv"), fileOf(header, "b.csv")])).to.match(/several tables/);
  });

  it("are refused row by row where cells are too many, or missing at the end of the file", async () => {
    const rows = await read([
      fileOf(`${header}${row}A,a@mail.test,C, Inc,P,x,Yes,2026-01-05,09:00,2026-01-05,10:00,1:00:00,tag\n${row.slice(0, 47)}`),
    ]);
    expect(rows.filter(isRefused).map(({ line, code }) => [line, code])).to.deep.equal([
      [3, "cells_unexpected"],
      [4, "cells_missing"],
    ]);
    expect(rows.filter(isEntry)).to.have.length(1);
  });

  it("lose nothing but the last row if they are cut off anywhere", async () => {
    for (const name of ["toggl-all-quoted.csv", "clockify-german.csv", "harvest-money.csv", "kimai-german.csv"]) {
      const bytes: number[] = [];
      for await (const piece of sampleFile(name).content()) bytes.push(...piece);
      const complete = (await read([sampleFile(name)], samples[name]?.options)).filter(isEntry);
      for (let length = bytes.length - 1; length > 0; length -= 7) {
        try {
          const cut = await read([fileOf(Uint8Array.from(bytes.slice(0, length)))], samples[name]?.options);
          const whole = cut.filter(isEntry).slice(0, -1);
          expect(
            whole.map(({ seconds, project }) => [seconds, project]),
            `${name} ${length}`,
          ).to.deep.equal(complete.slice(0, whole.length).map(({ seconds, project }) => [seconds, project]));
        } catch (error) {
          if (!isStintError(error)) throw error;
        }
      }
    }
  }).timeout(20_000);

  it("are read in time that is proportional to their length", async () => {
    const values = [
      "9".repeat(200_000),
      " ".repeat(200_000),
      '""'.repeat(100_000),
      ":".repeat(200_000),
      "1h".repeat(100_000),
      "-".repeat(200_000),
    ];
    for (const value of values) {
      const cell = `"${value}"`;
      const rows = await read([fileOf(`Date,Project,Duration,Tags\n2026-01-05,P,${cell},${cell}\n2026-01-06,P,1,x\n`)], {
        source: "csv",
      });
      expect(
        rows.map(({ kind }) => kind),
        value.slice(0, 5),
      ).to.include("entry");
    }
  }).timeout(20_000);
});

describe("the archive of an organization of solidtime", () => {
  const file = (name: string, ...lines: readonly string[]) => fileOf(`${lines.join("\n")}\n`, `export/${name}`);
  const archive = [
    file("meta.json", '{"version":"1.0"}'),
    file("members.csv", "id,user_id,name,email", 'm1,u1,"Mara Lind",mara@mail.test'),
    file("clients.csv", "id,name", 'c1,"Harbor Ltd"'),
    file("projects.csv", "id,name,client_id", 'p1,"Harbor Website",c1'),
    file("tasks.csv", "id,name,project_id", "t1,Setup,p1"),
    file("tags.csv", "id,name", 'g1,"a, b"', "g2,c"),
    file(
      "time_entries.csv",
      "id,description,start,end,billable_rate,billable,member_id,user_id,client_id,project_id,task_id,tags",
      'e1,Install,2024-03-31T23:23:00Z,2024-04-01T00:23:01Z,,true,m1,u1,c1,p1,t1,"[""g1"",""g2""]"',
      "e2,,2024-04-02T08:00:00Z,,,false,m1,u1,,,,[]",
    ),
  ];

  it("names people, clients, projects, tasks and tags", async () => {
    const [entry, running] = await read(archive);
    expect(entry).to.deep.include({ externalId: "e1", person: "Mara Lind", email: "mara@mail.test", client: "Harbor Ltd" });
    expect(entry).to.deep.include({
      project: "Harbor Website",
      task: "Setup",
      tags: ["a, b", "c"],
      billable: true,
      seconds: 3_601,
    });
    expect(entry).to.deep.include({ date: "2024-04-01", start: Date.parse("2024-03-31T23:23:00Z") });
    expect(running).to.deep.include({ kind: "refused", code: "still_running", line: 3 });
  });

  it("is refused without a table, or as another source", async () => {
    expect(await refused(archive.filter(({ name }) => !name.endsWith("tags.csv")))).to.match(/no tags\.csv/);
    expect(await refused(archive, { source: "toggl" })).to.match(/is one of solidtime/);
  });
});
