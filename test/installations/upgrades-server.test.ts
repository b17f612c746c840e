import { opensEveryInstallation } from "./opens.js";

opensEveryInstallation("server");
