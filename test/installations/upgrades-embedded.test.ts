import { opensEveryInstallation } from "./opens.js";

opensEveryInstallation("embedded");
